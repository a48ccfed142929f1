import { readStrength } from "../units/strength";
import { BATTALIONS, GUNS, SQUADRONS } from "../words/strength-words";

/** Sums in square brackets behind a heading, as our own text has them. */
export const TOTALS = /(?<!\s)\s*\[[^[\]\d]*\d[^[\]]*\]\s*$/;

/** Whether a line counts men, guns, battalions or squadrons, apart from the sums of a heading. */
export function hasStrength(content: string): boolean {
  const { men, guns, battalionsOrSquadrons } = readStrength(content.replace(TOTALS, ""));
  return men !== null || guns !== null || battalionsOrSquadrons !== null;
}

const BATTERIES = String.raw`(?:batt?er(?:y|ies)|batteri(?:e[nrs]?)?|bateri[aei]|bt+r?ys?|batts?)(?!\p{L})\.?`;
const FURTHER = String.raw`(?:${GUNS}|men|mand|ludzi|hommes|mann)(?!\p{L})\.?`;
const COUNT = String.raw`\d{1,3}(?:[.,'’ ]\d{3})?[¼½¾⅓⅔]?\s?`;
const PART = `${COUNT}(?:${BATTALIONS}|${SQUADRONS}|${BATTERIES})`;
const SUMMARY = new RegExp(
  String.raw`^[([]?${PART}(?:\s?(?:[,;/+&]|and|og|und|et|i|oraz|u\.)\s?${PART}){1,3}(?:\s?(?:[,;/+&]|and|og|und|et|i|oraz|u\.)\s?${COUNT}${FURTHER}){0,3}[.)\]]{0,2}$`,
  "iu",
);
const SUMMARY_OF_GUNS = new RegExp(
  String.raw`^[([]?${PART}(?:\s?(?:[,;/+&]|and|og|und|et|i|oraz|u\.)\s?${PART}){0,3}\s?(?:[,;/+&]|and|og|und|et|i|oraz)\s?${COUNT}${GUNS}[.)\]]{0,2}$`,
  "iu",
);

const ONE_COUNT = new RegExp(String.raw`^[([]?${PART}[.)\]]{0,2}$`, "iu");

/** Whether a text counts the battalions, squadrons or batteries of a formation, and nothing else. */
export function isCountOfParts(content: string): boolean {
  return ONE_COUNT.test(content) || isSummary(content);
}

/** Whether a line only counts battalions, squadrons and batteries: what the formation above has in all. */
export function isSummary(content: string): boolean {
  return SUMMARY.test(content) || SUMMARY_OF_GUNS.test(content);
}
