import type { RowGroup } from "./row-group";

/** Where a row's name is found: the book of words and the key in it. */
export interface RowName {
  readonly book: string;
  readonly key: string;
}

/** A row of a printed table, with its cells by column. */
export interface PrintedRow<Cell> {
  readonly id: string;
  readonly name: RowName;
  /** The part of the table or the heading the row is printed under; null above all headings. */
  readonly section: string | null;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** A part of a table with a heading; `columns` is null if it has the table's columns. */
export interface PrintedSection {
  readonly id: string;
  readonly columns: readonly string[] | null;
}

/** A difference of the first edition (English) from the second, which is the one in force. */
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

/** How a rule book prints a table, without its words and its name. */
export interface TablePrint<Cell> {
  readonly columns: readonly string[];
  readonly sections: readonly PrintedSection[];
  readonly rows: readonly PrintedRow<Cell>[];
  /** Rows of which only one counts in each column. */
  readonly groups: readonly RowGroup[];
  /** Notes below the table, in the service's own words. */
  readonly notes: readonly string[];
  readonly variants: readonly Variant<Cell>[];
  /** Points on which the text is incomplete or contradicts itself, and the reading chosen. */
  readonly doubts: readonly string[];
  /** The paragraphs that use the table. */
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
