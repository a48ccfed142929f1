import { linesOfText } from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import type { ReadLines } from "@/lib/domain/belle-alliance/import/lines/read-lines";
import {
  orbatMapperLines,
  orbatMapperSchema,
} from "@/lib/domain/belle-alliance/import/orbat-mapper";
import type { SourceFormat } from "@/lib/domain/belle-alliance/import/source-format";
import type { ColumnMapping } from "@/lib/domain/belle-alliance/import/tables/columns";
import { readRows } from "@/lib/domain/belle-alliance/import/tables/read-rows";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import { issuesOfJson, readJsonBytes } from "@/lib/domain/document/json-limits";
import { issuesOfZod } from "@/lib/domain/kinds/parse-document";
import { decodeText } from "./decode-text";
import { htmlTables } from "./html-tables";
import { workbookTables } from "./workbook-tables";

interface Known {
  readonly format: Exclude<SourceFormat, "json">;
  readonly columns: ColumnMapping;
}

/** The lines of a file, whatever its format. Errors: `malformed-json`, `invalid-document`, `too-large`. */
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

/** The lines of an ORBAT Mapper scenario file. Errors: `malformed-json`, `invalid-document` with the paths in the file. */
function orbatLines(bytes: Uint8Array): ReadLines {
  const json = readJsonBytes(bytes);
  const early = issuesOfJson(json);
  if (early.length > 0) throw invalid(early);
  const parsed = orbatMapperSchema.safeParse(json);
  if (!parsed.success) throw invalid(issuesOfZod(parsed.error.issues));
  return orbatMapperLines(parsed.data);
}

function invalid(issues: readonly Issue[]): GrundlagError {
  const [first] = issues;
  return new GrundlagError("invalid-document", `${first?.path}: ${first?.message}`, issues);
}
