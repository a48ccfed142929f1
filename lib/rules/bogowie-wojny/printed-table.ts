import type { PlainCell } from "@/lib/rules/printed/cell";
import type { PrintedRow as RowOf, TablePrint } from "@/lib/rules/printed/printed-table";
import type { Span } from "@/lib/rules/printed/span";
import type { TerrainCount } from "./battle-area";

/** A row of a printed table; `fields` are extra figures for the API's answer, under their own names. */
export interface PrintedRow extends RowOf<Cell> {
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** How the rule book prints a table, without its words. */
export interface PrintedTable extends TablePrint<Cell> {
  readonly id: string;
  /** The chapter it is printed in, such as "13.2". */
  readonly chapter: string;
  readonly rows: readonly PrintedRow[];
  /** Whether its cells are sentences, so that on paper it takes the whole width. */
  readonly wide: boolean;
}

type TableParts = Pick<PrintedTable, "id" | "chapter" | "columns" | "rows"> &
  Partial<Pick<PrintedTable, "sections" | "notes" | "doubts" | "paragraphs" | "wide">>;

/** One cell of a printed table of Bogowie Wojny, by its kind of content. */
export type Cell =
  | PlainCell
  /** The most pieces and the fewest, "4 (2)". */
  | ({ readonly kind: "count" } & TerrainCount)
  /** The result the dice must reach, "4+". */
  | { readonly kind: "target"; readonly atLeast: number }
  /** A range of command values; null if that end is open. */
  | ({ readonly kind: "values" } & Span)
  /** A sentence from the terms of the game. */
  | { readonly kind: "term"; readonly key: string }
  /** Added or subtracted for each level or wing, "+/− 1". */
  | { readonly kind: "each"; readonly value: number };

/**
 * A table with defaults for what most tables lack: no rows of this book exclude each other, and it has only one
 * edition.
 */
export function printedTable(parts: TableParts): PrintedTable {
  return {
    sections: [],
    notes: [],
    doubts: [],
    paragraphs: [parts.chapter],
    wide: false,
    ...parts,
    groups: [],
    variants: [],
  };
}

interface RowParts {
  readonly table: string;
  readonly id: string;
  readonly section?: string | null;
  readonly cells: Readonly<Record<string, Cell>>;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** A row whose name is among the words of its table. */
export function printedRow({ table, id, section = null, ...rest }: RowParts): PrintedRow {
  return { id, name: { book: "tables", key: `${table}.row.${id}` }, section, ...rest };
}

interface TermRowParts extends Omit<RowParts, "table"> {
  /** Key of its name among the terms of the game: "units.militia". */
  readonly term: string;
}

/** A row whose name is a term of the game. */
export function termRow({ term, id, section = null, ...rest }: TermRowParts): PrintedRow {
  return { id, name: { book: "terms", key: term }, section, ...rest };
}

export function factorCell(value: number | null | undefined): Cell {
  return value === null || value === undefined ? { kind: "none" } : { kind: "factor", value };
}

export function targetCell(atLeast: number | null): Cell {
  return atLeast === null ? { kind: "none" } : { kind: "target", atLeast };
}
