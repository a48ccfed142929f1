import { GUNS, POUNDS } from "../words/strength-words";

/** No battalion has as many guns beside it. */
const GUNS_OF_BATTERY = String.raw`(?:[4-9]|1\d|2\d)\s?${GUNS}`;
/** `horse batts`, `12-pdr foot batts`: there are no such battalions. */
const OF_ARTILLERY = new RegExp(
  String.raw`(?<=\b(?:horse|position|rocket|siege|mounted|\d{1,2}${POUNDS}(?:\s(?:foot|heavy|light|field))?)\s)batt(s?)\b\.?`,
  "giu",
);
/** `3 foot batts w/ 6 guns each`, but not `Foot batt. w/ 2 guns`. */
const WITH_GUNS = new RegExp(
  String.raw`(?<=\b(?:foot|heavy|light|field|garrison)\s)batt(s?)\b\.?(?=[\s,(:–-]{1,3}(?:(?:w\/|with|each of|of)\s?)?${GUNS_OF_BATTERY})`,
  "giu",
);

/** A line with batteries in full where `batts` can only mean them and not battalions. */
export function withBatteries(content: string): string {
  if (!/batts?\b/iu.test(content)) return content;
  return [OF_ARTILLERY, WITH_GUNS].reduce(
    (text, short) => text.replace(short, (_, plural: string) => (plural ? "batteries" : "battery")),
    content,
  );
}
