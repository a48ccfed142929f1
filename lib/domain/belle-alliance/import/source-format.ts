import type { RefusalReason } from "../../document/refusal-reason";
import { headOfLine } from "./tables/table-head";

/** The formats an order of battle can be read from. */
export const SOURCE_FORMATS = [
  "text",
  "csv",
  "tsv",
  "html",
  "nafziger",
  "xlsx",
  "ods",
  "orbat-mapper",
  "json",
] as const;
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

/** What a text is whose first characters show that it is no order of battle: a script, a drawing, data of a program. */
const FOREIGN_STARTS = [
  ["file-script", /^#!/],
  ["file-picture", /^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/is],
  ["file-other-data", /^(?:\{\\rtf|<\?xml(?!.*<(?:html|table)[\s>]))/is],
] as const satisfies readonly (readonly [RefusalReason, RegExp])[];

/** Why a text is certainly no order of battle; null if it may be one. */
export function foreignText(text: string): RefusalReason | null {
  const start = text.replace(/^\ufeff/, "").trimStart();
  return FOREIGN_STARTS.find(([, starts]) => starts.test(start))?.[0] ?? null;
}

const SAMPLE_LINES = 200;
/** `(62/1,676)` and `(4)(12/480)` are at the ends of lines in Nafziger's lists. */
const NAFZIGER_PAIR = /\(\d{1,3}\s*\/\s*\d{1,3}(?:[,.]\d{3})?\)/;
const LEAST_PAIRS = 2;
/** The headings of a table are within this many lines. */
export const HEAD_LINES = 5;

/** The format of a text, judged by its content; plain text if nothing indicates another. */
export function formatOfText(text: string): SourceFormat {
  const start = text.trimStart();
  if (/^[{[]/.test(start)) return formatOfJsonText(start);
  if (/<table[\s>]/i.test(start)) return "html";
  const lines = start.split(/\r\n|\r|\n/, SAMPLE_LINES).filter((line) => line.trim() !== "");
  const pairs = lines.filter((line) => NAFZIGER_PAIR.test(line)).length;
  if (pairs >= LEAST_PAIRS) return "nafziger";
  const head = lines
    .slice(0, HEAD_LINES)
    .map(headOfLine)
    .find((found) => found !== null);
  if (isTable(lines, "\t") || head?.separator === "\t") return "tsv";
  if (head?.separator === "," || head?.separator === ";") return "csv";
  return isTable(lines, ",") || isTable(lines, ";") ? "csv" : "text";
}

function formatOfJsonText(text: string): SourceFormat {
  return /"type"\s*:\s*"ORBAT-mapper"/.test(text.slice(0, 2_000)) ? "orbat-mapper" : "json";
}

/** Whether nearly every line has as many separators as the first. */
function isTable(lines: readonly string[], separator: string): boolean {
  const [first = ""] = lines;
  const count = cellCount(first, separator);
  const alike = lines.filter((line) => cellCount(line, separator) === count).length;
  return count > 2 && lines.length > 1 && alike >= lines.length * 0.9;
}

/** The number of cells on a line; separators inside quotes do not count. */
function cellCount(line: string, separator: string): number {
  return line.replace(/"(?:[^"]|"")*"/g, "").split(separator).length;
}
