import { foldText } from "../../../document/fold-text";
import type { BookCommander } from "../army-book";
import type { BookEntry } from "../book-entry";
import { type TableLine, tableLines } from "./cells";
import type { PasteDoubt, PasteOptions, Row } from "./pasted-row";
import { proseLines } from "./prose-lines";
import { readCommander } from "./read-commander";
import { readEntry } from "./read-entry";
import { COLUMN_WORDS, COLUMNS, type Column, codeOf } from "./words";

export interface PastedTables {
  readonly entries: readonly BookEntry[];
  readonly commanders: readonly BookCommander[];
  readonly doubts: readonly PasteDoubt[];
}

const STATISTICS: readonly Column[] = COLUMNS.slice(0, 8);
const COMMANDERS: readonly Column[] = ["name", "role", "value", "rules"];

/**
 * Reads units and commanders from pasted statistics: the tables of 2.8 and 6.2 from a spreadsheet, CSV, or text copied
 * from a PDF. Headings may be in any order and language; without headings, the order of the books is assumed. Text
 * that cannot be read is kept in the unit's special rules and its line reported as a doubt.
 */
export function parseTables(text: string, options: PasteOptions): PastedTables {
  const lines = tableLines(text);
  const doubts: PasteDoubt[] = [];
  const entries: BookEntry[] = [];
  const commanders: BookCommander[] = [];
  const { rows, unread } = lines === null ? proseLines(text) : { rows: rowsOf(lines), unread: [] };
  for (const row of rows) {
    const read = isCommander(row) ? readCommander(row, options) : readEntry(row, options);
    if ("profile" in read.thing) entries.push(read.thing);
    else commanders.push(read.thing);
    doubts.push(...read.doubts.map((doubt) => ({ ...doubt, line: row.line })));
  }
  const strangers = unread.map((each) => ({ ...each, code: "unread-line" as const }));
  return {
    entries,
    commanders,
    doubts: [...doubts, ...strangers].toSorted((a, b) => a.line - b.line),
  };
}

function isCommander(row: Row): boolean {
  return row.role !== undefined || row.value !== undefined;
}

/** The rows with their headings; a new line of headings applies to the rows after it. */
function rowsOf(lines: readonly TableLine[]): Row[] {
  let heads: readonly (Column | null)[] | null = null;
  return lines.flatMap(({ line, cells }) => {
    const found = headsOf(cells);
    if (found !== null) {
      heads = found;
      return [];
    }
    return [rowOf(heads ?? (cells.length > 5 ? STATISTICS : COMMANDERS), { line, cells })];
  });
}

function headsOf(cells: readonly string[]): (Column | null)[] | null {
  const heads = cells.map((cell) => codeOf(COLUMN_WORDS, foldText(cell)));
  const known = new Set(heads.filter((head) => head !== null));
  return known.has("name") && known.size > 2 ? heads : null;
}

function rowOf(heads: readonly (Column | null)[], { line, cells }: TableLine): Row {
  const row: Partial<Record<Column, string>> = {};
  const extra: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const head = heads[at] ?? null;
    if (head !== null && row[head] === undefined) row[head] = cell;
    else if (cell !== "") extra.push(cell);
  }
  return { ...row, line, extra };
}
