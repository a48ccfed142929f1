import type { PrintedRow as RowOf, TablePrint } from "@/lib/rules/printed/printed-table";
import type { Cell } from "./cell";

export type PrintedRow = RowOf<Cell>;

/** How the rule book prints a table, its words aside. */
export interface PrintedTable extends TablePrint<Cell> {
  readonly n: number;
}

interface RowParts {
  readonly n: number;
  readonly id: string;
  readonly section?: string | null;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** A row that is named among the words of its table. */
export function printedRow({ n, id, section = null, cells }: RowParts): PrintedRow {
  return { id, name: { book: "tables", key: `t${n}.row.${id}` }, section, cells };
}
