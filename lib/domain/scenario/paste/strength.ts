import { remembered } from "@/lib/rules/belle-alliance/names/plain-name";
import { ROLLS_LEFT, type Supplies } from "@/lib/rules/belle-alliance/supplies";
import { type ArrivalRead, takeArrival } from "./arrival-words";
import { battalionsNamed } from "./battalions-named";
import { withNouns } from "./bracket-counts";
import { type Groups, sumOfGroups, takeAll, takeFirst, wholeNumber } from "./groups";
import { type GunsRead, takeGuns } from "./guns-read";
import { type Men, menOfSeveral, takeMen } from "./men-read";
import { cutAll, cutBrackets, holdsNumbers, type Rest } from "./rest";
import { nameOf } from "./strength-name";
import { PATTERNS, withDigits } from "./strength-words";

/** The numbers of a pasted line, and what is left of it as a name. */
export interface PastedStrength extends GunsRead {
  readonly name: string;
  readonly men: number | null;
  readonly wagons: number | null;
  readonly battalionsOrSquadrons: number | null;
  /** The arm that has what is counted: squadrons are horse; null where nothing is, or a column holds both. */
  readonly armCounted: "infantry" | "cavalry" | null;
  readonly supplies: Supplies;
  /** Null where nothing is said. */
  readonly arrives: ArrivalRead | null;
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
  const text = withNouns(line.replace(NUMBERED, "$1, $2"), under);
  return strengthIn([style, text, line].join("\n"));
}

/** A line is looked at from several sides: whether it is a heading, a sum, a unit. */
const strengthIn = remembered((key: string): PastedStrength => {
  const [style, text = "", line = ""] = key.split("\n");
  const rest = { text };
  const dates = cutAll(rest, PATTERNS.date);
  const pair = takePair(rest, style === "nafziger" ? style : "plain");
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
    unread: [...dates, ...brackets, ...read.unread, ...unread],
  };
});

/** Whether every number inside a pair of brackets is one that counts, or part of a name. */
function understands(inside: string): boolean {
  if (/^\s*(?:out )?(?:of|af|von|sur|z|ze)\s+\d/iu.test(inside)) return false;
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

type Numbers = Omit<PastedStrength, "name">;

function takeNumbers(rest: Rest): Numbers {
  takeAll(rest, PATTERNS.figures);
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
  const men = menOfParts({ several, companies, counted, each }) ?? takeMen(rest);
  const beside = men.count === null ? [] : cutAll(rest, PATTERNS.beside);
  const battalions =
    several ?? counted ?? (men.count === null ? null : takeFirst(rest, COUNT_IN_COLUMN));
  return {
    ...guns,
    men: men.count,
    wagons: wagons || null,
    battalionsOrSquadrons: sumOfGroups([battalions], "count") || null,
    armCounted: counted ? armCounted(counted) : null,
    unread: [
      ...further.filter((one) => !repeats(one, counted)).flatMap(({ words }) => words ?? []),
      ...absent,
      ...beside,
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
  /** The men of each that is counted. */
  readonly each: Groups | null;
}

/** The men of all parts where the line gives those of one; else null. */
function menOfParts({ several, companies, counted, each }: Parts): Men | null {
  const found = several ?? companies ?? (each && { ...each, count: counted?.count });
  return found ? menOfSeveral(found) : null;
}

function armCounted({ column, foot }: Groups): PastedStrength["armCounted"] {
  if (column !== undefined) return null;
  return foot === undefined ? "cavalry" : "infantry";
}

/** A column may count again what the name has counted: `Hussars, 2 squadrons`. */
function repeats({ column, count }: Groups, counted: Groups | undefined): boolean {
  return column !== undefined && count === counted?.count;
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
