import { foldText } from "../../../document/fold-text";
import { cutFirst, type Rest } from "../lines/rest";

/** Sides and corners of the table. */
export const EDGES = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;
export type Edge = (typeof EDGES)[number];

/** When and where troops arrive that are not on the table at first, as far as a source says. */
export interface ArrivalRead {
  /** Counted from 1. */
  readonly bound: number | null;
  /** By the battle's own clock, `HH:MM`. */
  readonly time: string | null;
  readonly edge: Edge | null;
  /** The original words. */
  readonly words: string;
  /** The second time, if several are given; `time` is the first. */
  readonly second: string | null;
}

const BOUND = String.raw`(?:bounds?|turns?|træk|tur(?:a|ze|ę|y)?|zug|tour)\s*\d{1,3}(?!\d)`;
const CLOCK = String.raw`(?:(?<![\d.,:])(?:[01]?\d|2[0-3])\s*[:.h]\s*[0-5]\d(?!\d)(?:\s*[ap]\.?m\b\.?)?|(?<![\d.,:])(?:1[0-2]|0?[1-9])\s*(?:[ap]\.?m\b\.?|o[’']clock|uhr)|(?:kl\.|klokken|godz\.)\s*\d{1,2}(?:\.[0-5]\d)?(?!\d))`;
const NORTH_SOUTH = String.raw`(?:north|nord|p[oó]łnoc\p{L}*|south|syd|sud|süd|połud\p{L}*)`;
const EAST_WEST = String.raw`(?:east|øst|ost(?:en)?|est|wsch\p{L}*|westen|west|vest|ouest|zach\p{L}*)`;
const EDGE = String.raw`(?<!\p{L})(?:${NORTH_SOUTH}[\s-]?${EAST_WEST}|${NORTH_SOUTH}|${EAST_WEST})(?:ern)?(?!\p{L})`;
const COMES = String.raw`(?<!\p{L})(?:arriv(?:es|ed|ing|als?|ée?s?|e)|enters?|ankommer|ankom|ankomst|przybywa(?:ją)?|przybyci[ea]|ankunft|trifft\s+ein)(?!\p{L})`;
/** What may come between the words for time and place. */
const GLUE = String.raw`[\s,:;–-]|l[’']|(?<!\p{L})(?:at|in|on|from|by|via|about|c|ca|circa|around|approx|the|and|o|om|um|gegen|von|vom|aus|fra|den|det|w|we|na|z|ze|od|à|par|vers|ab|i|uhr|edge|side|corner|kant|kanten|rand|bord|krawęd\p{L}*)(?!\p{L})\.?`;
const ARRIVAL = new RegExp(
  String.raw`(?:${COMES}|(?<!\p{L})(?:from|fra|ab|od|dès)(?=\s+${CLOCK}))(?:${GLUE}|${BOUND}|${CLOCK}|${EDGE})*(?:${BOUND}|${CLOCK}|${EDGE})(?:\s*(?:edge|side|corner|kant(?:en)?|rand|bord|krawęd\p{L}*))?`,
  "iu",
);

/** Cuts the words about an arrival out of a line, such as `arrives at 16:30 from the east`; null if there are none. */
export function takeArrival(rest: Rest): ArrivalRead | null {
  const found = cutFirst(rest, ARRIVAL);
  return found && arrivalIn(found[0]);
}

/** Reads an arrival from a text about one; null if it gives neither a time nor a place. */
export function arrivalIn(text: string): ArrivalRead | null {
  const alone = /^\s*\d{1,3}\s*$/.exec(text)?.[0];
  const bound = alone ?? /\d+/.exec(new RegExp(BOUND, "iu").exec(text)?.[0] ?? "")?.[0];
  const clocks = text.match(new RegExp(CLOCK, "giu")) ?? [];
  const edge = edgeOf(new RegExp(EDGE, "iu").exec(text)?.[0] ?? "");
  const time = clocks[0] === undefined ? null : timeOf(clocks[0]);
  const number = bound === undefined ? null : Number(bound);
  if (number === null && time === null && edge === null) return null;
  const isBound = number !== null && number >= 1 && number <= 200;
  return {
    bound: isBound ? number : null,
    time,
    edge,
    words: text.trim(),
    second: clocks[1] === undefined ? null : timeOf(clocks[1]),
  };
}

function timeOf(clock: string): string {
  const [hour = 0, minute = 0] = clock.match(/\d+/g)?.map(Number) ?? [];
  const isAfternoon = /p\.?m/i.test(clock) && hour < 12;
  const isNight = /a\.?m/i.test(clock) && hour === 12;
  const hours = isNight ? 0 : hour + (isAfternoon ? 12 : 0);
  return [hours, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

function edgeOf(words: string): Edge | null {
  const folded = foldText(words);
  const along = /^(north|nord|polnoc)/.test(folded)
    ? "north"
    : /^(south|syd|sud|polud)/.test(folded)
      ? "south"
      : "";
  const across = /(westen|west|vest|ouest|zach\w{0,12})(ern)?$/.test(folded)
    ? "west"
    : /(east|ost(en)?|est|wsch\w{0,12})(ern)?$/.test(folded)
      ? "east"
      : "";
  const name = [along, across].filter((part) => part !== "").join("-");
  return EDGES.find((edge) => edge === name) ?? null;
}
