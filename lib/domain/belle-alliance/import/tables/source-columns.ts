import { type ColumnField, type ColumnMapping, columnField, columnKey } from "./columns";
import type { TableHead } from "./table-head";
import type { TableRow } from "./table-rows";

/** A column of a table, with what it is read as. */
export interface SourceColumn {
  /** Its key in column mappings. */
  readonly key: string;
  /** As written; empty if the table has no headings. */
  readonly head: string;
  /** Null if its cells are put into the notes of its rows. */
  readonly field: ColumnField | null;
  /** A few of its cells. */
  readonly samples: readonly string[];
}

export interface SourceColumns {
  /** Name of the sheet, if the workbook has several. */
  readonly part: string | null;
  readonly columns: readonly SourceColumn[];
  /** Whether a column names the units; otherwise the rows were read as lines of text. */
  readonly isTable: boolean;
}

interface Found {
  readonly part: string | null;
  /** The row of headings that was found; null if there is none. */
  readonly head: TableHead | null;
  readonly mapping: ColumnMapping;
}

const MAX_SAMPLES = 3;
const LONGEST_SAMPLE = 60;
const NUMBER = /^[~≈]?\d[\d .,'’/]*$/;

/** The columns of some rows, leaving out empty ones. */
export function columnsOf(
  rows: readonly TableRow[],
  { part, head, mapping }: Found,
): SourceColumns {
  const heads = head?.heads ?? headsGuessed(rows);
  const below = rows.slice(rows.findIndex(({ cells }) => cells === heads) + 1);
  const columns = Array.from({ length: widthOf(rows) }, (_, place) => {
    const text = heads[place] ?? "";
    const field = head ? (head.fields[place] ?? null) : columnField(text, { place, mapping });
    return { key: columnKey(text, place), head: text, field, samples: samplesOf(below, place) };
  });
  return {
    part,
    columns: columns.filter((each) => each.head !== "" || each.samples.length > 0),
    isTable: head !== null || columns.some(({ field }) => field === "name"),
  };
}

/** The number of cells in the widest row. */
export function widthOf(rows: readonly TableRow[]): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
}

/** Takes the first row that fills most columns as headings if none of its cells is a number. */
function headsGuessed(rows: readonly TableRow[]): readonly string[] {
  const widest = Math.max(0, ...rows.map(filled));
  const first = rows.find((row) => filled(row) >= Math.max(2, widest - 1));
  return !first || first.cells.some((cell) => NUMBER.test(cell)) ? [] : first.cells;
}

function filled({ cells }: TableRow): number {
  return cells.filter((cell) => cell !== "").length;
}

function samplesOf(rows: readonly TableRow[], place: number): string[] {
  const texts = rows.map(({ cells }) => cells[place] ?? "").filter((cell) => cell !== "");
  return [...new Set(texts)].slice(0, MAX_SAMPLES).map((text) => text.slice(0, LONGEST_SAMPLE));
}
