import { csvRows } from "@/lib/domain/scenario/paste/csv-rows";
import { type ReadLines, readLines } from "@/lib/domain/scenario/paste/read-lines";
import { readRows } from "@/lib/domain/scenario/paste/read-rows";
import type { SourceFormat } from "@/lib/domain/scenario/paste/source-format";
import { decodeText } from "./decode-text";
import { htmlTables } from "./html-tables";
import { orbatLines } from "./orbat-lines";
import { workbookTables } from "./workbook-tables";

/** The lines that a file means, whatever its format. Errors: `malformed-json`, `invalid-document`, `too-large`. */
export async function linesOfSource(
  bytes: Uint8Array,
  format: Exclude<SourceFormat, "json">,
): Promise<ReadLines> {
  switch (format) {
    case "text":
    case "nafziger":
      return readLines(decodeText(bytes));
    case "csv":
    case "tsv":
      return readRows([{ name: null, rows: csvRows(decodeText(bytes)) }], undefined);
    case "html":
      return readRows(htmlTables(decodeText(bytes)), undefined);
    case "xlsx":
    case "ods":
      return readRows(await workbookTables(bytes, format), undefined);
    case "orbat-mapper":
      return orbatLines(bytes);
  }
}
