import type { ColumnMapping } from "./columns";
import { csvRows } from "./csv-rows";
import { type ReadLines, readLines } from "./read-lines";
import { readRows } from "./read-rows";
import type { SourceFormat } from "./source-format";

/** The formats that are text without marks. */
export const TEXT_FORMATS = [
  "text",
  "nafziger",
  "csv",
  "tsv",
] as const satisfies readonly SourceFormat[];
export type TextFormat = (typeof TEXT_FORMATS)[number];

interface Known {
  readonly format: TextFormat;
  readonly columns: ColumnMapping;
}

/** The lines of a text, or those that the rows of its table mean. */
export function linesOfText(text: string, { format, columns }: Known): ReadLines {
  const isTable = format === "csv" || format === "tsv";
  return isTable ? readRows([{ name: null, rows: csvRows(text) }], columns) : readLines(text);
}
