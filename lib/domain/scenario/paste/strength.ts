import { ROLLS_LEFT, type Supplies } from "@/lib/rules/belle-alliance/supplies";
import { withNouns } from "./bracket-counts";
import { cutAll, cutBrackets, cutFirst, holdsNumbers, type Rest } from "./rest";
import {
  BATTALIONS,
  COUNT_WORDS,
  GUNS,
  PATTERNS,
  POUNDS,
  POUNDS_IN_WORDS,
  SQUADRONS,
} from "./strength-words";

/** The numbers of a pasted line, and what is left of it as a name. */
export interface PastedStrength {
  readonly name: string;
  readonly men: number | null;
  readonly guns: number | null;
  readonly howitzers: number;
  readonly calibrePd: number | null;
  readonly wagons: number | null;
  readonly battalionsOrSquadrons: number | null;
  readonly supplies: Supplies;
  /** Of wagons: null where nothing is said. */
  readonly ammunition: boolean | null;
  readonly estimate: boolean;
  /** Further numbers stand in the name that could have been men. */
  readonly ambiguous: boolean;
  /** Officers beside the men, who are not counted, as they were written. */
  readonly officers: string | null;
  /** Words with numbers that were not understood, as they were written; no number comes from them. */
  readonly unread: readonly string[];
}

/** What is known of a line beside its words. */
interface StrengthContext {
  /** Folded names of the formations above. */
  readonly under?: string;
  readonly style?: StrengthStyle;
}

/** In Nafziger's style every pair in brackets is officers and men, however few they are. */
export type StrengthStyle = "plain" | "nafziger";

/**
 * Reads men, guns, calibre, wagons and battalions off a line, in whatever of our languages they are named. What is
 * not wholly understood gives no number and comes back as it was written.
 */
export function readStrength(
  line: string,
  { under = "", style = "plain" }: StrengthContext = {},
): PastedStrength {
  const rest = { text: withNouns(line.replace(NUMBERED, "$1, $2"), under) };
  const dates = cutAll(rest, PATTERNS.date);
  const pair = takePair(rest, style);
  const brackets = cutBrackets(rest, understands);
  rest.text = withDigits(rest.text);
  const read = takeNumbers(rest);
  const unread = [...cutAll(rest, PATTERNS.menInWords), ...cutAll(rest, PATTERNS.unread)];
  return {
    ...read,
    ...pair,
    name: nameOf(rest.text, line),
    battalionsOrSquadrons: read.battalionsOrSquadrons ?? battalionsNamed(line),
    ambiguous:
      read.ambiguous || (pair !== null && read.men !== null) || FREE_NUMBER.test(rest.text),
    unread: [...dates, ...brackets, ...unread],
  };
}

/** Whether every number inside a pair of brackets is one that counts, or part of a name. */
function understands(inside: string): boolean {
  const rest = { text: withDigits(inside) };
  takeNumbers(rest);
  return !holdsNumbers(rest.text) && !PATTERNS.menInWords.test(rest.text);
}

/** Fewer men than these may as well be a regiment's number: `(2/44)`. */
const LEAST_MEN_OF_PAIR = 200;
/** More officers than one to this many men are none. */
const LEAST_MEN_OF_OFFICER = 5;

/** `(62/1,676)` are 1 676 men beside 62 officers. */
function takePair(
  rest: Rest,
  style: StrengthStyle,
): Pick<PastedStrength, "men" | "officers" | "estimate"> | null {
  const match = PATTERNS.officersAndMen.exec(rest.text);
  if (!match) return null;
  const { words = "", officers, men = "", noun } = match.groups ?? {};
  const count = wholeNumber(men);
  const before = rest.text.slice(0, match.index);
  const behind = rest.text.slice(match.index + words.length);
  const isInBrackets = /[([]\s*$/.test(before) && /^\s*[)\]]/.test(behind);
  const isTold = isInBrackets || noun !== undefined || /\D/.test(men);
  const least = isInBrackets && style === "nafziger" ? 1 : LEAST_MEN_OF_PAIR;
  if (!isTold || count < Math.max(least, LEAST_MEN_OF_OFFICER * Number(officers))) return null;
  takeFirst(rest, PATTERNS.officersAndMen);
  return { men: count, officers: words, estimate: false };
}

type Numbers = Omit<PastedStrength, "name" | "unread">;

function takeNumbers(rest: Rest): Numbers {
  takeAll(rest, PATTERNS.figures);
  const officers = takeFirst(rest, PATTERNS.officers)?.words ?? null;
  const supplies = suppliesIn(takeFirst(rest, PATTERNS.supplies));
  const load = takeFirst(rest, PATTERNS.ammunition);
  const guns = takeGuns(rest);
  const wagons = sumOf(takeAll(rest, PATTERNS.wagons), "count");
  const several = takeFirst(rest, PATTERNS.battalionsOf);
  const battalions = sumOf([several, ...takeAll(rest, PATTERNS.battalions)], "count");
  const men = several ? menOfSeveral(several) : takeMen(rest);
  const inColumns =
    men.count !== null && battalions === 0 ? takeFirst(rest, COUNT_IN_COLUMN) : null;
  return {
    ...guns,
    men: men.count,
    wagons: wagons || null,
    battalionsOrSquadrons: battalions || sumOf([inColumns], "count") || null,
    supplies,
    ammunition: load && load.loaded !== undefined,
    estimate: men.estimate,
    ambiguous: men.ambiguous,
    officers,
  };
}

function suppliesIn(found: Groups | null): Supplies {
  if (found === null) return null;
  return ROLLS_LEFT.find((rolls) => rolls === Number(found.rolls ?? 0)) ?? null;
}

/** `Cuirassiers No. 7 750` are 750 men of number 7. */
const NUMBERED = /(\b(?:nr|no|n°|№)\.?\s*\d{1,3})\s+(\d)/iu;

/** `61e Ligne, 2, 858`: a small number between two commas is a column of battalions or squadrons. */
const COUNT_IN_COLUMN = /,\s*(?<count>\d{1,2})(?=[\s,]*$)/u;

const FREE_NUMBER = /(?<![\p{L}\d/.])\d{3,5}(?![\p{L}\d/.])/u;

function takeGuns(rest: Rest): Pick<PastedStrength, "guns" | "howitzers" | "calibrePd"> {
  const several = takeFirst(rest, PATTERNS.batteriesOf);
  const howitzers = sumOf(takeAll(rest, PATTERNS.howitzers), "count");
  const ofCalibre = takeAll(rest, PATTERNS.gunsOfCalibre);
  const counted = takeAll(rest, PATTERNS.guns);
  const calibres = [...ofCalibre, ...counted, ...takeAll(rest, PATTERNS.calibre)];
  const calibre =
    calibres.find(({ pounds }) => pounds)?.pounds ??
    PATTERNS.calibreInName.exec(rest.text)?.groups?.pounds;
  const [whole, ...parts] = counted;
  const isBroken = parts.length > 0 && Number(whole?.count) === sumOf(parts, "count") + howitzers;
  const inBatteries = Number(several?.times ?? 0) * Number(several?.count ?? 0);
  const guns =
    inBatteries +
    Math.max(sumOf(ofCalibre, "count"), sumOf(isBroken ? parts : counted, "count")) +
    howitzers;
  return { guns: guns || null, howitzers, calibrePd: calibre ? Number(calibre) : null };
}

/** Counts and pounds that are written as words, in digits. */
function withDigits(line: string): string {
  return [...COUNT_WORDS, ...POUNDS_IN_WORDS].reduce(
    (text, [words, digits]) => text.replace(words, digits),
    line,
  );
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Cuts every match of a pattern out of the text and gives their groups. */
function takeAll(rest: Rest, pattern: RegExp): Groups[] {
  const found: Groups[] = [];
  for (let groups = takeFirst(rest, pattern); groups; groups = takeFirst(rest, pattern)) {
    found.push(groups);
  }
  return found;
}

/** Cuts the first match of a pattern out of the text and gives its groups. */
function takeFirst(rest: Rest, pattern: RegExp): Groups | null {
  const match = cutFirst(rest, pattern);
  return match && (match.groups ?? {});
}

function sumOf(groups: readonly (Groups | null)[], key: string): number {
  return groups.reduce((sum, each) => sum + Number(each?.[key] ?? 0), 0);
}

interface Men {
  readonly count: number | null;
  readonly estimate: boolean;
  readonly ambiguous: boolean;
}

/** Named as men before all else, then between two numbers, then by the place on the line. */
function takeMen(rest: Rest): Men {
  const between = takeFirst(rest, PATTERNS.menBetween);
  if (between) return menBetween(between);
  const found =
    takeFirst(rest, PATTERNS.menNamed) ??
    takeFirst(rest, PATTERNS.engineers) ??
    trailingMen(rest) ??
    takeFirst(rest, PATTERNS.menAnywhere);
  if (!found?.men) return { count: null, estimate: false, ambiguous: false };
  return { count: wholeNumber(found.men), estimate: isEstimate(found), ambiguous: false };
}

function isEstimate({ about, doubt }: Groups): boolean {
  return about !== undefined || doubt !== undefined;
}

/** `2 × 500` are 1000 men. */
function menOfSeveral(found: Groups): Men {
  const count = Number(found.count) * wholeNumber(found.men ?? "");
  return { count, estimate: isEstimate(found), ambiguous: false };
}

/** `500–550` is an estimate in the middle; in `600/580` it is unclear which is meant. */
function menBetween(found: Groups): Men {
  const first = wholeNumber(found.men ?? "");
  const second = wholeNumber(found.upTo ?? "");
  if (found.sign === "/") return { count: first, estimate: isEstimate(found), ambiguous: true };
  return { count: Math.round((first + second) / 2), estimate: true, ambiguous: true };
}

/** Fewer men than these make no unit: such a number belongs to the name. */
const LEAST_MEN = 20;

function trailingMen(rest: Rest): Groups | null {
  const tidy = { text: tidyName(rest.text) };
  if (/\b(?:nr|no|n°|№)\.?\s*\d+\s*$/iu.test(tidy.text)) return null;
  const found = takeFirst(tidy, PATTERNS.menLast);
  if (!found?.men || wholeNumber(found.men) < LEAST_MEN) return null;
  rest.text = tidy.text;
  return found;
}

function wholeNumber(text: string): number {
  return Number(text.replace(/\D/g, ""));
}

/** `1st & 2nd Bn` names two battalions in a unit's own name, `1/,2/,3/15th` three. */
function battalionsNamed(line: string): number | null {
  const list = LIST_OF_BATTALIONS.exec(line)?.[0];
  if (list) return list.match(/\d+\//g)?.length ?? null;
  const ordinals = LIST_OF_ORDINALS.exec(line)?.groups?.list;
  if (ordinals) return ordinals.match(/\d+/g)?.length ?? null;
  return TWO_BATTALIONS.test(line) ? 2 : null;
}

const LIST_OF_BATTALIONS =
  /^\s*(?:\d{1,2}\/,?\s*){2,}(?=\d{1,3}(?:st|nd|rd|th|er|e|\.)(?!\p{L}))/iu;

/** `5th, 7th & 8th Militia Battalions`. */
const LIST_OF_ORDINALS =
  /^\s*(?<list>(?:\d{1,2}(?:st|nd|rd|th|er|e|\.)\s*(?:,|&|\+|and|og|und|et|i)\s*)+\d{1,2}(?:st|nd|rd|th|er|e|\.))\s[\p{L}\s-]*\b(?:battalions|bataljoner|bataill?one?s?|bataliony)\b/iu;

const ORDINAL = String.raw`(?:\d(?:st|nd|rd|th|er|e|\.)?|\bI{1,3}\.?)`;
const TWO_BATTALIONS = new RegExp(
  String.raw`${ORDINAL}\s*(?:&|\+|and|og|i|et|und|–|-)\s*${ORDINAL}\s*${BATTALIONS}`,
  "iu",
);

/**
 * What is left as a name. Where a count led the line and only a fragment follows, the count belongs to
 * it: `2 szwadrony huzarów`, `4 działa 6-funtowe kpt. Sołtyka`.
 */
function nameOf(rest: string, line: string): string {
  const name = tidyName(rest);
  const isFragment = /^\p{Ll}/u.test(name) || CALIBRE_FIRST.test(name);
  const led = isFragment ? (COUNT_FIRST.exec(line)?.[0] ?? "") : "";
  if (led !== "") return `${led.trim()} ${name}`.trim();
  return CALIBRE_ALONE.test(name) ? "" : name;
}

const COUNT_FIRST = new RegExp(
  String.raw`^\d{1,2}\s*(?:${BATTALIONS}|${SQUADRONS}|${GUNS})\s`,
  "iu",
);
const CALIBRE_FIRST = new RegExp(String.raw`^\d{1,2}${POUNDS}`, "iu");
const CALIBRE_ALONE = new RegExp(String.raw`^\d{1,2}${POUNDS}$`, "iu");

/** Without the separators that numbers leave behind. */
function tidyName(text: string): string {
  return text
    .replace(/[([][\s,;:+&–-]*[)\]]/g, " ")
    .replace(/([([])[\s,;:&+]+/g, "$1")
    .replace(/\s*,(?:\s*,)+/g, ",")
    .replace(/\s+/g, " ")
    .replace(/\s+([,;:)\]])/g, "$1")
    .replace(/,(?=[)\]])/g, "")
    .replace(/^[\s,;:=–—)\]-]+(?:(?:of(?: the)?|af|de|des|z|von)\s+)?/iu, "")
    .replace(/(?:[\s,;:=–—([+&-]|\s(?:and|og|und|et|i|oraz)\b)+$/giu, "");
}
