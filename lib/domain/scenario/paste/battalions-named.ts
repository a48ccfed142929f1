import { BATTALIONS } from "./strength-words";

/** `1st & 2nd Bn` names two battalions in a unit's own name, `1/,2/,3/15th` three. */
export function battalionsNamed(line: string): number | null {
  const list = LIST_OF_BATTALIONS.exec(line)?.[0];
  if (list) return list.match(/\d+\//g)?.length ?? null;
  const pairs = line.match(BATTALION_OF_REGIMENT) ?? [];
  if (pairs.length > 1) return pairs.length;
  const [from, to] = ROMANS.exec(line)?.slice(1).map(romanNumber) ?? [];
  if (from && to && from < to) return to - from + 1;
  const ordinals = LIST_OF_ORDINALS.exec(line)?.groups?.list;
  if (ordinals) return ordinals.match(/\d+/g)?.length ?? null;
  return TWO_BATTALIONS.test(line) ? 2 : null;
}

const LIST_OF_BATTALIONS =
  /^\s*(?:\d{1,2}\/,?\s*){2,}(?=\d{1,3}(?:st|nd|rd|th|er|e|\.)(?!\p{L}))/iu;

/** `1/28th, 2/28th Foot`. */
const BATTALION_OF_REGIMENT = /(?<![\d/])\d{1,2}\/\d{1,3}(?:st|nd|rd|th|er|e|\.)(?![\p{L}\d])/giu;

/** `I. und II./IR 33`, `I-III/33rd`; of a series, for nobody names the first and the third alone. */
const ROMANS = /^(I{1,3})\.?\s*(?:und|&|og|i|and|et|,|\+|-|–)\s*(I{1,3}|IV)\.?\s*\//u;

function romanNumber(roman: string): number {
  return roman === "IV" ? 4 : roman.length;
}

/** `5th, 7th & 8th Militia Battalions`. */
const LIST_OF_ORDINALS =
  /^\s*(?<list>(?:\d{1,2}(?:st|nd|rd|th|er|e|\.)\s*(?:,|&|\+|and|og|und|et|i)\s*)+\d{1,2}(?:st|nd|rd|th|er|e|\.))\s[\p{L}\s-]*\b(?:regiments|foot|line|ligne|l[eé]ger|battalions|bataljoner|bataill?one?s?|bataliony)\b/iu;

const ORDINAL = String.raw`(?:\d(?:st|nd|rd|th|er|e|\.)?|\bI{1,3}\.?)`;
const TWO_BATTALIONS = new RegExp(
  String.raw`${ORDINAL}\s*(?:&|\+|and|og|i|et|und|–|-)\s*${ORDINAL}\s*${BATTALIONS}`,
  "iu",
);
