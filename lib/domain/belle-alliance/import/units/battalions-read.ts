import { battalionsOf } from "@/lib/rules/belle-alliance/names/battalions";
import { LIMITS } from "../../../document/limits";
import { inSingular } from "../words/plural-words";
import { GUNS, POUNDS, withDigits } from "../words/strength-words";

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

const FUSILIERS = /(?<!\p{L})F(?:[uü]e?s\p{L}*?)?\.?(?:\/|[\s-]*bat|[\s-]*bn|[\s-]*btl)/iu;
/** Several regiments of foot on one line, which stand on the table as battalions. */
const REGIMENTS =
  /\b(?:regiments|foot|line|ligne|l[eé]ger|battalions|bataljoner|bataill?one?s?|bataliony)\b/iu;

/** Guns are no battalion of the unit they stand beside: `II/1. Landw., 2 3pfd. Kanonen`. */
const GUNS_BESIDE = new RegExp(
  String.raw`(?<=[\s,;(])\d{1,2}\s(?:[x×]\s)?(?:\d{1,2}${POUNDS}(?:\s${GUNS})?|${GUNS})`,
  "giu",
);

/**
 * The number of battalions named in a unit's own name: two in `1st & 2nd Bn`, three in `1/,2/,3/15th`; null if they are
 * not named.
 */
export function battalionsNamed(line: string): number | null {
  if (battalionsOf(line).parts.length < 2) return null;
  const { parts, ofRegiment } = battalionsOf(line.replace(GUNS_BESIDE, ""));
  return parts.length > 1 && (ofRegiment || REGIMENTS.test(line)) ? parts.length : null;
}

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
    isFusiliers: FUSILIERS.test(each),
  }));
}

/**
 * The names listed in the regiment's name; otherwise numbers in front of it, or behind it if it already says which
 * battalions these are.
 */
export function battalionNames(name: string, count: number): string[] {
  const { parts, ofRegiment } = battalionsOf(name);
  const isListed = parts.length > 0 || ofRegiment;
  const names =
    parts.length === count
      ? parts
      : Array.from({ length: count }, (_, i) =>
          isListed ? `${name} (${i + 1})` : `${i + 1}/${name}`,
        );
  return names.map((each) => each.slice(0, LIMITS.nameLength));
}

/** The calibre of a battery at the front of its name is no count of batteries. */
const COUNT_OF_BATTERIES = new RegExp(String.raw`^\d{1,2}\s+(?:[x×]\s*)?(?!${POUNDS})`, "u");

/** The name of each of several batteries: that of all of them without their count and guns, and a number. */
export function batteryNames(name: string, count: number): string[] {
  const [nouns = ""] = withDigits(name)
    .replace(COUNT_OF_BATTERIES, "")
    .split(/[,(]|\s(?:of|zu|je|à|á|a|af|po)\s(?=\D{0,4}\d)/u);
  const one = inSingular(nouns.trim());
  const named = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  return Array.from({ length: count }, (_, i) => `${named} (${i + 1})`.slice(0, LIMITS.nameLength));
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
