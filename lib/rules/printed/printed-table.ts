import type { RowGroup } from "./row-group";

/** Where the name of a row stands: in which book of words, under which key. */
export interface RowName {
  readonly book: string;
  readonly key: string;
}

/** A row of a printed table, its cells by column. */
export interface PrintedRow<Cell> {
  readonly id: string;
  readonly name: RowName;
  /** The part of the table or the heading it stands under; null above all headings. */
  readonly section: string | null;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** A part of a table with a heading; its own columns where they are not the table's. */
export interface PrintedSection {
  readonly id: string;
  readonly columns: readonly string[] | null;
}

/** Where the first edition (English) has something else than the second, which holds. */
export type Variant<Cell> =
  | {
      readonly id: string;
      readonly kind: "cell";
      readonly row: string;
      readonly column: string;
      readonly cell: Cell;
    }
  | { readonly id: string; readonly kind: "row-absent"; readonly row: string }
  | { readonly id: string; readonly kind: "wording"; readonly row: string | null };

/** How a rule book prints a table, its words and what it is called aside. */
export interface TablePrint<Cell> {
  readonly columns: readonly string[];
  readonly sections: readonly PrintedSection[];
  readonly rows: readonly PrintedRow<Cell>[];
  /** Rows of which only one counts in each column. */
  readonly groups: readonly RowGroup[];
  /** Notes below the table, in the service's own words. */
  readonly notes: readonly string[];
  readonly variants: readonly Variant<Cell>[];
  /** Places where the text is short or at odds with itself, and the reading chosen. */
  readonly doubts: readonly string[];
  /** The paragraphs it serves. */
  readonly paragraphs: readonly string[];
}

/** A heading over rows that share the table's columns. */
export function heading(id: string): PrintedSection {
  return { id, columns: null };
}

/** A part of a table with columns of its own. */
export function part(id: string, columns: readonly string[]): PrintedSection {
  return { id, columns };
}
