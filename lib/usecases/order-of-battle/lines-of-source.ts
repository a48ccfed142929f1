import type { ColumnMapping } from "@/lib/domain/scenario/paste/columns";
import { linesOfText } from "@/lib/domain/scenario/paste/lines-of-text";
import type { ReadLines } from "@/lib/domain/scenario/paste/read-lines";
import { readRows } from "@/lib/domain/scenario/paste/read-rows";
import type { SourceFormat } from "@/lib/domain/scenario/paste/source-format";
import { decodeText } from "./decode-text";
import { htmlTables } from "./html-tables";
import { orbatLines } from "./orbat-lines";
import { workbookTables } from "./workbook-tables";

interface Known {
  readonly format: Exclude<SourceFormat, "json">;
  readonly columns: ColumnMapping;
}

/** The lines that a file means, whatever its format. Errors: `malformed-json`, `invalid-document`, `too-large`. */
export async function linesOfSource(
  bytes: Uint8Array,
  { format, columns }: Known,
): Promise<ReadLines> {
  switch (format) {
    case "html":
      return readRows(htmlTables(decodeText(bytes)), columns);
    case "xlsx":
    case "ods":
      return readRows(await workbookTables(bytes, format), columns);
    case "orbat-mapper":
      return orbatLines(bytes);
    default:
      return linesOfText(decodeText(bytes), { format, columns });
  }
}
