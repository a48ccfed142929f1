import { BATTALIONS } from "./strength-words";

/**
 * The number of battalions named in a unit's own name: two in `1st & 2nd Bn`, three in `1/,2/,3/15th`; null if they are
 * not named.
 */
export function battalionsNamed(line: string): number | null {
  const slashes = battalionSlashes(line);
  if (slashes) return slashes.battalions.length;
  const pairs = line.match(BATTALION_OF_REGIMENT) ?? [];
  if (pairs.length > 1) return pairs.length;
  const ordinals = LIST_OF_ORDINALS.exec(line)?.groups?.list;
  if (ordinals) return ordinals.match(/\d+/g)?.length ?? null;
  return TWO_BATTALIONS.test(line) ? 2 : null;
}

interface BattalionSlashes {
  /** `1/`, `2/`, `F/`. */
  readonly battalions: readonly string[];
  /** The regiment they belong to. */
  readonly regiment: string;
}

/**
 * Reads battalions written before their regiment: `1/,2/,F/6th`, `I./, II./ IR 5`, `I. und II./IR 33`, `I-III/33rd`;
 * null if there are none.
 */
export function battalionSlashes(line: string): BattalionSlashes | null {
  const { list, rest } = SLASHED_BATTALIONS.exec(line)?.groups ?? {};
  if (list !== undefined && rest !== undefined)
    return { battalions: battalionsIn(list), regiment: rest };
  const { first = "", last = "", dot = "", regiment } = ROMANS.exec(line)?.groups ?? {};
  const [from, to] = [first, last].map((roman) => ROMAN_NUMBERS.indexOf(roman) + 1) as [
    number,
    number,
  ];
  if (regiment === undefined || from >= to) return null;
  const numbers = ROMAN_NUMBERS.slice(from - 1, to);
  return { battalions: numbers.map((roman) => `${roman}${dot}/`), regiment };
}

function battalionsIn(list: string): string[] {
  return (list.match(new RegExp(BATTALION, "gu")) ?? []).map((each) => `${each}/`);
}

const AND = String.raw`(?:&|\+|and|og|und|u\.|et|i)`;
/** `F` stands for the fusiliers. */
const BATTALION = String.raw`(?:\d{1,2}|[IVX]{1,4}|F|Fus|G|Gren|Res)\.?`;
const BETWEEN = String.raw`\s*(?:\/\s*,?|,)?\s*(?:(?<![\d/])\s?${AND}\s+|(?<=[/,]\s*))`;
const SLASHED_BATTALIONS = new RegExp(
  String.raw`^\s*(?<list>(?:${BATTALION}${BETWEEN})+${BATTALION}\/)\s*(?<rest>(?:\d{1,3}(?:st|nd|rd|th|er|e|ème|\.)(?!\p{L})|\p{Lu}).*)$`,
  "u",
);

/** `1/28th, 2/28th Foot`. */
const BATTALION_OF_REGIMENT = /(?<![\d/])\d{1,2}\/\d{1,3}(?:st|nd|rd|th|er|e|\.)(?![\p{L}\d])/giu;

/** Read as a range, because nobody lists only the first and the third. */
const ROMANS =
  /^(?<first>I{1,3})\.?\s*(?:und|&|og|i|and|et|,|\+|-|–)\s*(?<last>I{1,3}|IV)(?<dot>\.?)\s*\/\s*(?<regiment>.+)$/u;
const ROMAN_NUMBERS: readonly string[] = ["I", "II", "III", "IV"];

/** `5th, 7th & 8th Militia Battalions`. */
const LIST_OF_ORDINALS =
  /^\s*(?<list>(?:\d{1,2}(?:st|nd|rd|th|er|e|\.)\s*(?:,|&|\+|and|og|und|et|i)\s*)+\d{1,2}(?:st|nd|rd|th|er|e|\.))\s[\p{L}\s-]*\b(?:regiments|foot|line|ligne|l[eé]ger|battalions|bataljoner|bataill?one?s?|bataliony)\b/iu;

const ORDINAL = String.raw`(?:\d(?:st|nd|rd|th|er|e|\.)?|\b(?:I{1,3}|IV)\.?(?!\p{L}))`;
const TWO_BATTALIONS = new RegExp(
  String.raw`${ORDINAL}\s*(?:&|\+|and|og|i|et|und|–|-)\s*${ORDINAL}\s*${BATTALIONS}`,
  "iu",
);
