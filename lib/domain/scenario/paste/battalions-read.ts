import { LIMITS } from "../../limits";
import { battalionSlashes } from "./battalions-named";
import { BATTALIONS } from "./strength-words";

/** A battalion of a regiment as its line describes it. */
export interface BattalionRead {
  readonly name: string;
  /** Null if the line gives no separate strength. */
  readonly men: number | null;
  /** Whether its name says that it is the regiment's fusilier battalion. */
  readonly isFusiliers: boolean;
}

interface Regiment {
  readonly name: string;
  readonly men: number | null;
  /** The number of battalions. */
  readonly count: number;
}

const ORDINAL = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|e|\.)|I{1,3}\.|IV\.)`;
const ORDINAL_LIST = String.raw`(?<list>(?:${ORDINAL}\s*(?:,|&|\+|and|og|und|et|i)\s*)+${ORDINAL})`;
/** `5th, 7th & 8th Militia Battalions`, `1st & 2nd Bn 28th Foot`. */
const LED_BY_ORDINALS = new RegExp(String.raw`^${ORDINAL_LIST}\s(?<rest>.+)$`, "iu");
/** `28th Foot, 1st & 2nd Bns`. */
const ENDED_BY_ORDINALS = new RegExp(
  String.raw`^(?<rest>.+?)[,\s(]+${ORDINAL_LIST}\s(?<noun>${BATTALIONS})[\s)]*$`,
  "iu",
);
const PLURAL_BATTALIONS = new RegExp(String.raw`(?<!\p{L})(?:${BATTALIONS})`, "iu");

/**
 * The battalions of a regiment, with names and strengths from its line: `1/,3/15th Line` gives 1/15th and 3/15th Line,
 * and `(580, 560)` after two battalions gives their men if they add up to the regiment's. Battalions the line does not
 * name are numbered.
 */
export function battalionsRead(text: string, { name, men, count }: Regiment): BattalionRead[] {
  const strengths = strengthsIn(text, { men, count });
  return battalionNames(name, count).map((each, i) => ({
    name: each,
    men: strengths?.[i] ?? null,
    isFusiliers: /^F(?:us)?\.?\//u.test(each),
  }));
}

/** The names listed in the regiment's name; otherwise numbers in front of it. */
export function battalionNames(name: string, count: number): string[] {
  const listed = namesIn(name);
  const regiment = battalionSlashes(name)?.regiment ?? name;
  const names =
    listed.length === count
      ? listed
      : Array.from({ length: count }, (_, i) => `${i + 1}/${regiment}`);
  return names.map((each) => each.slice(0, LIMITS.nameLength));
}

function namesIn(name: string): string[] {
  const slashes = battalionSlashes(name);
  if (slashes) return slashes.battalions.map((each) => `${each}${slashes.regiment}`);
  const led = LED_BY_ORDINALS.exec(name)?.groups;
  if (led) return ordinalsIn(led).map((each) => `${each} ${singular(led.rest ?? "")}`);
  const ended = ENDED_BY_ORDINALS.exec(name)?.groups;
  if (!ended) return [];
  return ordinalsIn(ended).map((each) => `${ended.rest}, ${each} ${singular(ended.noun ?? "")}`);
}

function ordinalsIn({ list = "" }: Readonly<Record<string, string | undefined>>): string[] {
  return list.match(new RegExp(ORDINAL, "giu")) ?? [];
}

/** Turns `1st & 2nd Bns` into 1st Bn and 2nd Bn. */
function singular(text: string): string {
  return text.replace(PLURAL_BATTALIONS, (noun) => noun.replace(/^(b\p{L}*?n)s$/iu, "$1"));
}

function strengthsIn(text: string, { men, count }: Omit<Regiment, "name">): number[] | null {
  const list = new RegExp(
    String.raw`(?<![\d.,/])\d{2,4}(?:\s*(?:[,;+&/]|and|og|und|et|i)\s*\d{2,4}){${count - 1}}(?![\d.,/]*\d)`,
    "u",
  ).exec(text)?.[0];
  const numbers = list?.match(/\d+/g)?.map(Number) ?? [];
  const sum = numbers.reduce((total, each) => total + each, 0);
  const isWhole = numbers.length === count && (men === null || men === sum);
  return isWhole ? numbers : null;
}
