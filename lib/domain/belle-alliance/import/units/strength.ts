import { memoised } from "@/lib/rules/belle-alliance/names/plain-name";
import { ROLLS_LEFT, type Supplies } from "@/lib/rules/belle-alliance/supplies";
import { foldText } from "../../../document/fold-text";
import { type Groups, sumOfGroups, takeAll, takeFirst, wholeNumber } from "../groups";
import { cutAll, cutBrackets, holdsNumbers, type Rest } from "../lines/rest";
import { type ArrivalRead, takeArrival } from "../words/arrival-words";
import { officersIn } from "../words/officers";
import { nameOf } from "../words/strength-name";
import {
  GUNS_LEFT,
  LEFT_OVER,
  PATTERNS,
  withDigits,
  withTimesFirst,
  withWholeRanges,
} from "../words/strength-words";
import { battalionsNamed } from "./battalions-read";
import { batteriesCounted, type GunsRead, takeGuns } from "./guns-read";
import { type Men, menBetween, menOfSeveral, takeMen } from "./men-read";
import { armNamed } from "./troops";

/** The numbers of a pasted line, and the rest of it as a name. */
export interface PastedStrength extends GunsRead {
  readonly name: string;
  readonly men: number | null;
  readonly wagons: number | null;
  readonly battalionsOrSquadrons: number | null;
  /**
   * The arm implied by what is counted, such as cavalry for squadrons; null if nothing is, or if a column may contain
   * either.
   */
  readonly armCounted: "infantry" | "cavalry" | null;
  /** The arm implied by the word for its men, as sabres for cavalry; null for any other word. */
  readonly armOfMen: "infantry" | "cavalry" | null;
  /** The horses given besides the men, as written. */
  readonly horses: string | null;
  readonly supplies: Supplies;
  /** Null if not given. */
  readonly arrives: ArrivalRead | null;
  /** Whether wagons carry ammunition; null if not given. */
  readonly ammunition: boolean | null;
  readonly estimate: boolean;
  /** Whether other numbers in the name could also have been the men. */
  readonly ambiguous: boolean;
  /** Officers listed apart from the men and not counted, as written. */
  readonly officers: string | null;
  /** Words with numbers that were not understood, as written; these numbers are not used. */
  readonly unread: readonly string[];
}

/** What is known about a line apart from its words. */
interface StrengthContext {
  /** Folded names of the formations above. */
  readonly under?: string;
  readonly style?: StrengthStyle;
}

/** In Nafziger's style every pair in brackets is officers and men, however few they are. */
export type StrengthStyle = "plain" | "nafziger";

/** No unit is written in more letters; numbers in a longer text are not looked for. */
export const LONGEST_UNIT = 400;

/** `6+2`, `(6+2)`: guns and howitzers. */
const GUNS_AND_HOWITZERS = /(?<=[\s([:,]|^)(\d{1,2})\s*\+\s*(\d{1,2})(?=[\s)\],;]|$)/gu;

/** `(8)`, `(4)`. */
const COUNT = /\(\s*(\d{1,2})\s*\)/u;

/** No battery had more guns than this; `(98)` is its men. */
const MAX_GUNS = 24;

/** `(3b)` and `(4e)`, `(4s)`: battalions of foot, squadrons of horse; `(6 ea)`: guns. */
const BATTALIONS_IN_SHORT = /\(\s*(\d{1,2})\s?b\.?\s*\)/iu;
const COUNT_EACH = /\(\s*(\d{1,2})\s+(?=(?:each|ea|apiece|hver|je|chacune|każda)\b)/iu;
const SQUADRONS_IN_SHORT = /\(\s*(\d{1,2})\s?[es]\.?\s*\)/iu;

/** `(6) 6-pdrs, (2) 5½" how`. */
const COUNTS_OF_GUNS =
  /\(\s*(\d{1,2})\s*\)\s*(?=[\d.¼½]+\s{0,4}(?:-|"|”)?\s{0,4}(?:pdr|pd|pounder|lb|inch|in\b|how|haub|pud))/giu;

/** `(3)(62/1,676)`, `(3)(2,804)`, `(2) 950`. */
const COUNT_BEFORE_PAIR =
  /[([]\s*(\d{1,2})\s*[)\]](?=\s*(?:[([](?:\d{1,3}\s*\/|\d[.,]\d{3}[)\]]|\d{3,4}[)\]])|(?:\d[.,]\d{3}|\d{3,4})$))/u;

/**
 * Reads men, guns, calibre, wagons and battalions from a line in any of our languages. Whatever is not completely
 * understood gives no number and is returned as written.
 */
export function readStrength(
  line: string,
  { under = "", style = "plain" }: StrengthContext = {},
): PastedStrength {
  if (line.length > LONGEST_UNIT) return { ...NO_STRENGTH, unread: [line] };
  const plain = withTimesFirst(withWholeRanges(line))
    .replace(NUMBERED, "$1, $2")
    .replace(NUMBERED_BEHIND, "$1, $2")
    .replace(MARK_AT_NUMBER, "");
  const text = withNouns(plain, under);
  return strengthIn([style, text, line].join("\n"));
}

/**
 * Adds the missing nouns to Nafziger's counts if the line or the headings above name the arm: for a battery `(8)` means
 * guns and `6+2` guns and howitzers, for a cavalry regiment `(4)` squadrons, for an infantry regiment battalions.
 */
function withNouns(line: string, under: string): string {
  const counts = [COUNT, COUNT_EACH, BATTALIONS_IN_SHORT, SQUADRONS_IN_SHORT];
  if (!/\d\s*\+\s*\d/.test(line) && !counts.some((count) => count.test(line))) return line;
  const arm = armNamed(foldText(line), under);
  if (arm === "artillery") {
    const parted = line
      .replace(COUNTS_OF_GUNS, "$1 ")
      .replace(COUNT_EACH, "($1 guns ")
      .replace(GUNS_AND_HOWITZERS, gunsAndHowitzers);
    return parted === line && isCountOfGuns(line) ? line.replace(COUNT, "($1 guns)") : parted;
  }
  if (arm === "cavalry") {
    return line.replace(COUNT, "($1 sqns)").replace(SQUADRONS_IN_SHORT, "($1 sqns)");
  }
  const isOfBattalions = arm === "infantry" && battalionsNamed(line) === null;
  if (!isOfBattalions) return line;
  return line.replace(COUNT_BEFORE_PAIR, "($1 bns)").replace(BATTALIONS_IN_SHORT, "($1 bns)");
}

/** In `4+93` the numbers are officers and men. */
function gunsAndHowitzers(words: string, guns: string, howitzers: string): string {
  const isBattery = Number(guns) + Number(howitzers) <= MAX_GUNS;
  return isBattery ? `${guns} guns & ${howitzers} howitzers` : words;
}

/** Whether the number in brackets can be guns: not if they are counted elsewhere, as in `(6 6-pdrs & 2 how)(98)`. */
function isCountOfGuns(line: string): boolean {
  const counted = withDigits(line);
  const { gunsOfCalibre, guns, howitzers } = PATTERNS;
  if ([gunsOfCalibre, guns, howitzers].some((pattern) => pattern.test(counted))) return false;
  return Number(COUNT.exec(line)?.[1] ?? 0) <= MAX_GUNS;
}

const NO_STRENGTH: PastedStrength = {
  name: "",
  men: null,
  guns: null,
  batteries: null,
  howitzers: 0,
  extraHowitzers: 0,
  calibrePd: null,
  ofOtherCalibre: [],
  wagons: null,
  battalionsOrSquadrons: null,
  armCounted: null,
  armOfMen: null,
  horses: null,
  supplies: null,
  arrives: null,
  ammunition: null,
  estimate: false,
  ambiguous: false,
  officers: null,
  unread: [],
};

/** Cached, because the same line is examined as a heading, as a sum and as a unit. */
const strengthIn = memoised((key: string): PastedStrength => {
  const [style, text = "", line = ""] = key.split("\n");
  const rest = { text };
  cutAll(rest, PATTERNS.unknown);
  const dates = cutAll(rest, PATTERNS.date);
  const pair = takePair(rest, style === "nafziger" ? style : "plain");
  const brackets = [...cutBrackets(rest, understands), ...cutAll(rest, PATTERNS.sums)];
  rest.text = withDigits(rest.text);
  const read = takeNumbers(rest, pair?.men ?? undefined);
  const unread = [PATTERNS.menInWords, PATTERNS.unread, LEFT_OVER, GUNS_LEFT].flatMap((pattern) =>
    cutAll(rest, pattern),
  );
  return {
    ...read,
    ...pair,
    name: nameOf(rest.text, line),
    batteries: read.batteries ?? batteriesCounted(line),
    battalionsOrSquadrons: read.battalionsOrSquadrons ?? battalionsNamed(line),
    ambiguous:
      read.ambiguous ||
      (pair !== null && (pair.estimate || !isSumOf(pair, read.men))) ||
      FREE_NUMBER.test(rest.text),
    unread: [...dates, ...brackets, ...read.unread, ...unread],
  };
});

/** Whether a line with officers and men gives no other number, or their sum: `611 (28 + 583)`. */
function isSumOf({ men, officers }: Pair, other: number | null): boolean {
  return other === null || other === (men ?? 0) + officersIn(officers ?? "");
}

/** Whether every number inside a pair of brackets either counts something or is part of a name. */
function understands(inside: string): boolean {
  if (/^\s*(?:out )?(?:of|af|von|sur|z|ze)\s+\d/iu.test(inside)) return false;
  if (PATTERNS.officersAmong.test(inside)) return false;
  const rest = { text: withDigits(inside) };
  takeNumbers(rest);
  return !holdsNumbers(rest.text) && !PATTERNS.menInWords.test(rest.text);
}

/** Below this number of men, a pair may just as well be a regiment's number: `(2/44)`. */
const LEAST_MEN_OF_PAIR = 200;

/** Guns and howitzers, `6+2`, are never as many. */
const LEAST_MEN_OF_SUM = 20;

/** There is at most one officer to this many men; otherwise the numbers mean something else. */
const LEAST_MEN_OF_OFFICER = 5;

type Pair = Pick<PastedStrength, "men" | "officers" | "estimate">;

/** `(62/1,676)` means 1 676 men and, separately, 62 officers. */
function takePair(rest: Rest, style: StrengthStyle): Pair | null {
  for (const match of rest.text.matchAll(PAIRS)) {
    const pair = pairIn(match, style);
    if (pair === null) continue;
    const end = match.index + match[0].length;
    rest.text = `${rest.text.slice(0, match.index)}, ${rest.text.slice(end)}`;
    return pair;
  }
  return null;
}

const PAIRS = new RegExp(PATTERNS.officersAndMen, "giu");

function pairIn(match: RegExpExecArray, style: StrengthStyle): Pair | null {
  const { words = "", officers, men = "", upTo, sum, noun } = match.groups ?? {};
  const { about, plus, and, named } = match.groups ?? {};
  const count = wholeNumber(men);
  const before = match.input.slice(0, match.index);
  const behind = match.input.slice(match.index + match[0].length - (noun?.length ?? 0));
  const isInBrackets = /[([]\s*$/.test(before) && /^\s*[)\]]/.test(behind);
  const isSigned = [plus, and, named].some((sign) => sign !== undefined);
  const isTold = isInBrackets || isSigned || noun !== undefined || /\D/.test(men);
  const isSure = (isInBrackets && style === "nafziger") || named !== undefined;
  const least = isSure ? 1 : plus === undefined ? LEAST_MEN_OF_PAIR : LEAST_MEN_OF_SUM;
  if (sum !== undefined && wholeNumber(sum) !== count + Number(officers)) return null;
  if (!isTold || count < Math.max(least, LEAST_MEN_OF_OFFICER * Number(officers))) return null;
  if (upTo === undefined) return { men: count, officers: words, estimate: about !== undefined };
  const { count: middle, estimate } = menBetween({ men, upTo });
  return { men: middle, officers: words, estimate };
}

type Numbers = Omit<PastedStrength, "name">;

/** `least` is passed on to `takeMen`. */
function takeNumbers(rest: Rest, least?: number): Numbers {
  takeAll(rest, PATTERNS.figures);
  const broken = cutAll(rest, PATTERNS.broken);
  const arrives = takeArrival(rest);
  const officers = takeFirst(rest, PATTERNS.officers)?.words ?? null;
  const supplies = suppliesIn(takeFirst(rest, PATTERNS.supplies));
  const load = takeFirst(rest, PATTERNS.ammunition);
  const guns = takeGuns(rest);
  const wagons = sumOfGroups(takeAll(rest, PATTERNS.wagons), "count");
  const several = takeFirst(rest, PATTERNS.battalionsOf);
  const companies = takeFirst(rest, PATTERNS.companiesOf);
  const [counted, ...further] = takeAll(rest, PATTERNS.battalions);
  const each = counted ? takeFirst(rest, PATTERNS.menEach) : null;
  const absent = cutAll(rest, PATTERNS.absent);
  const horses = takeFirst(rest, PATTERNS.horsesBeside)?.horses ?? null;
  const armOfMen = BAYONETS.test(rest.text)
    ? "infantry"
    : SABRES.test(rest.text)
      ? "cavalry"
      : null;
  const men = menOfParts({ several, companies, counted, each }) ?? takeMen(rest, least);
  const beside = men.count === null ? [] : cutAll(rest, PATTERNS.beside);
  const battalions =
    several ?? counted ?? (men.count === null ? null : takeFirst(rest, COUNT_IN_COLUMN));
  return {
    ...guns,
    men: men.count,
    wagons: wagons || null,
    battalionsOrSquadrons: sumOfGroups([battalions], "count") || null,
    armCounted: counted ? armCounted(counted) : null,
    armOfMen,
    horses,
    unread: [
      ...broken,
      ...further.filter((one) => !repeats(one, counted)).flatMap(({ words }) => words ?? []),
      ...absent,
      ...beside,
      ...guns.ofOtherCalibre,
    ],
    supplies,
    ammunition: load && load.loaded !== undefined,
    estimate: men.estimate,
    ambiguous: men.ambiguous,
    officers,
    arrives,
  };
}

interface Parts {
  readonly several: Groups | null;
  readonly companies: Groups | null;
  readonly counted: Groups | undefined;
  /** The men of each of the counted parts. */
  readonly each: Groups | null;
}

/** The men of all parts if the line gives those of one; otherwise null. */
function menOfParts({ several, companies, counted, each }: Parts): Men | null {
  const found = several ?? companies ?? (each && { ...each, count: counted?.count });
  return found ? menOfSeveral(found) : null;
}

function armCounted({ column, foot }: Groups): PastedStrength["armCounted"] {
  if (column !== undefined) return null;
  return foot === undefined ? "cavalry" : "infantry";
}

/** A line may repeat the count in its name: `Hussars, 2 squadrons, 2 sqns`. */
function repeats({ column, foot, count }: Groups, counted: Groups | undefined): boolean {
  const isAlike = column !== undefined || (foot === undefined) === (counted?.foot === undefined);
  return isAlike && count === counted?.count;
}

function suppliesIn(found: Groups | null): Supplies {
  if (found === null) return null;
  return ROLLS_LEFT.find((rolls) => rolls === Number(found.rolls ?? 0)) ?? null;
}

const BAYONETS = /\d\s?(?:bayonets?|bajonett?er?|baïonnettes?|bagnet\p{L}{0,4})(?!\p{L})/iu;
const SABRES = /\d\s?(?:sabres?|sabler|säbel|szabel|cavaliers|jinetes|jeźdźców)(?!\p{L})/iu;

/** `Cuirassiers No. 7 750` means 750 men of regiment number 7, and so does `IR 7 750`. */
const NUMBERED = /((?:\b(?:nr|no|l?ir)|n°|№|#)\.?\s?\d{1,3})\s+(\d)/iu;
/** `Foot battery 1 220`, `Guard battalion 3 500`: more than either ever had, so the first number is its own. */
const NUMBERED_BEHIND =
  /^([^\d]*(?:batter(?:y|ie|i|ia)|bateria|compan(?:y|ie)|kompani[ea]?) \d{1,2}|[^\d]*(?:battalion|bataillon|bataljon|batalion|bn|btl) [2-9]) (\d{3}(?!\d))/iu;

/** `61e Ligne, 2, 858`: a small number between two commas is a column of battalions or squadrons. */
const COUNT_IN_COLUMN = /,\s*(?<count>\d|1[0-2])(?=[\s,]*$)/u;

/** The mark of a footnote: `527*`. */
const MARK_AT_NUMBER = /(?<=\d{2})(?:[†‡§]+|\*+(?=\s*(?:[,;)]|$)))/gu;

const FREE_NUMBER = /(?<![\p{L}\d/.])\d{3,5}(?![\p{L}\d/.]| (?:pułku?|pp|p\.)(?!\p{L}))/u;
