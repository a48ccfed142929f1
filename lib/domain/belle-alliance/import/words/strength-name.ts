import { BATTALIONS, GUNS, POUNDS, SQUADRONS } from "./strength-words";

/**
 * Returns the rest of a line as a name. If the line began with a count and only a fragment is left, the count belongs
 * to the name: `2 szwadrony huzarów`, `4 działa 6-funtowe kpt. Sołtyka`.
 */
export function nameOf(rest: string, line: string): string {
  const name = tidyName(rest);
  const isFragment = /^\p{Ll}/u.test(name) || CALIBRE_FIRST.test(name);
  const led = isFragment ? (COUNT_FIRST.exec(line)?.[0] ?? "") : "";
  if (led !== "") return `${led.trim()} ${name}`.trim();
  return CALIBRE_ALONE.test(name) ? "" : name;
}

const COUNT_FIRST = new RegExp(
  String.raw`^(?:\d{1,2}|\p{L}+)\s*(?:(?:${BATTALIONS}|${SQUADRONS})\s(?:(?:de|of)\s)?|${GUNS}\s)`,
  "iu",
);
const CALIBRE_FIRST = new RegExp(String.raw`^\d{1,2}${POUNDS}`, "iu");
const CALIBRE_ALONE = new RegExp(String.raw`^\d{1,2}${POUNDS}$`, "iu");

/** Removes the separators left over where numbers were cut out. */
export function tidyName(text: string): string {
  return text
    .replace(EMPTY_BETWEEN_NUMBERS, ", ")
    .replace(EMPTY_BRACKETS, " ")
    .replace(/["“”][\s,]*["“”]/g, " ")
    .replace(/,\s*(?=[*†‡]+\s*$)/u, "")
    .replace(/([([])[\s,;:&+]+/g, "$1")
    .replace(/(?<!\s)\s*,(?:\s*,)+/g, ",")
    .replace(/:\s*,\s*/g, ": ")
    .replace(/(?<=[^\s,]),\s?(?=[:(])/g, (comma) => (comma === "," ? "" : " "))
    .replace(/\s+/g, " ")
    .replace(/(?<!\s)\s+([,;:)\]])/g, "$1")
    .replace(/,(?=[)\]])/g, "")
    .replace(/^[\s,;:=–—)\]-]+(?:(?:of(?: the)?|af|de|des|z|von)\s+)?/iu, "")
    .replace(ENDS, "");
}

const EMPTY = String.raw`[([{<](?:[\s,;:+&–-]|(?<!\p{L})(?:and|og|und|et|i|oraz)(?!\p{L}))*[)\]}>]`;
const EMPTY_BRACKETS = new RegExp(EMPTY, "gu");
/** Without the comma, `7 (6 sqns) 790` would become a number of thousands. */
const EMPTY_BETWEEN_NUMBERS = new RegExp(String.raw`(?<=\d\s?)${EMPTY}(?=\s?\d)`, "gu");

const LOOSE = String.raw`[\s,;:=–—([+&-]|\s\.{1,3}|\s\/|\sw\/|\s(?:and|og|und|u\.|et|i|oraz|with|med|mit|avec|z|ze)(?!\p{L})`;
/** Separators at the end; looked for only where none stands before, or long runs of them would take their square. */
const ENDS = new RegExp(`(?<!${LOOSE})(?:${LOOSE})+$`, "u");
