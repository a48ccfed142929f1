import type { Cell, CellValue, MergeRange, Sheet } from "hucre";
import { readOds } from "hucre/ods";
import { readXlsx } from "hucre/xlsx";
import type { SourceTable } from "@/lib/domain/belle-alliance/import/tables/read-rows";
import { MAX_ROWS, type TableRow } from "@/lib/domain/belle-alliance/import/tables/table-rows";
import { NO_RESULT } from "@/lib/domain/belle-alliance/import/tables/unit-cells";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { RefusalReason } from "@/lib/domain/document/refusal-reason";
import { assertSafeZip } from "./zip-guard";

/** The part of a sheet that is read: somewhat more than a scenario can hold. */
const SHEET_LIMITS = { sheets: 50, rows: MAX_ROWS, range: "A1:CV2501" } as const;

/** The visible sheets of a workbook. Errors: `invalid-document`, `too-large`. */
export async function workbookTables(
  bytes: Uint8Array,
  format: "xlsx" | "ods",
): Promise<SourceTable[]> {
  assertSafeZip(bytes);
  const sheets = await sheetsOf(bytes, format);
  if (sheets.length > SHEET_LIMITS.sheets) {
    throw new GrundlagError(
      "too-large",
      `The workbook has more than ${SHEET_LIMITS.sheets} sheets.`,
      [],
      { reason: "file-unpacks-large" satisfies RefusalReason },
    );
  }
  return sheets
    .filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    .map((sheet) => {
      const isCut = sheet.rows.length > SHEET_LIMITS.rows;
      return { name: sheet.name, rows: rowsOf(sheet), isCut };
    });
}

async function sheetsOf(bytes: Uint8Array, format: "xlsx" | "ods"): Promise<Sheet[]> {
  const { rows, range } = SHEET_LIMITS;
  try {
    const read = format === "xlsx" ? readXlsx : readOds;
    return (await read(bytes, { maxRows: rows + 1, range })).sheets;
  } catch (error) {
    // The library also throws plain errors for a damaged file.
    if (!(error instanceof Error)) throw error;
    const message = `The workbook cannot be read: ${error.message.slice(0, 200)}`;
    throw new GrundlagError(
      "invalid-document",
      message,
      [{ path: "", code: "bad-workbook", message }],
      { reason: "file-damaged" satisfies RefusalReason },
    );
  }
}

function rowsOf({ rows, cells, merges = [] }: Sheet): TableRow[] {
  const merged = mergedCells(merges, rows);
  return rows.slice(0, SHEET_LIMITS.rows).map((row, i) => {
    const repeated = merged.get(i);
    const texts = Array.from({ length: widthOf(row, repeated) }, (_, k) => {
      const origin = repeated?.get(k);
      return origin ?? cellText(row[k] ?? null, cells?.get(`${i},${k}`));
    });
    const text = texts.filter((each) => each !== "").join(", ");
    return { line: i + 1, text, cells: texts, merged: new Set(repeated?.keys()) };
  });
}

function widthOf(row: readonly CellValue[], repeated: ReadonlyMap<number, string> | undefined) {
  return Math.max(row.length, ...[...(repeated?.keys() ?? [])].map((column) => column + 1));
}

/** For each cell merged with the one above, that cell's text, by row and column. */
function mergedCells(
  merges: readonly MergeRange[],
  rows: readonly (readonly CellValue[])[],
): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const merged = new Map<number, Map<number, string>>();
  for (const { startRow, endRow, startCol } of merges) {
    const text = cellText(rows[startRow]?.[startCol] ?? null, undefined);
    const last = Math.min(endRow, rows.length - 1, SHEET_LIMITS.rows);
    for (let row = startRow + 1; row <= last; row += 1) {
      const ofRow = merged.get(row) ?? new Map<number, string>();
      merged.set(row, ofRow.set(startCol, text));
    }
  }
  return merged;
}

/** A cell's text as its author sees it. Dates are written as dates, so that they are never taken for a strength. */
function cellText(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return cell?.formula === undefined ? "" : NO_RESULT;
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
