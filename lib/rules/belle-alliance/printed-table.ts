import { NO_CELL, type PlainCell } from "@/lib/rules/printed/cell";
import type { PrintedRow as RowOf, TablePrint } from "@/lib/rules/printed/printed-table";
import type { Arm } from "./arm";
import { type Factor, isSwing } from "./factor";
import type { Order } from "./order";
import type { ObstacleClass } from "./tables/table-4";
import type { Weight } from "./unit-type";

export type PrintedRow = RowOf<Cell>;

/** How the rule book prints a table, without its words. */
export interface PrintedTable extends TablePrint<Cell> {
  readonly n: number;
}

interface RowParts {
  readonly n: number;
  readonly id: string;
  readonly section?: string | null;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** One cell of a printed table of Belle Alliance, by its kind of content. */
export type Cell =
  | PlainCell
  /** Figures lost, in quarters. */
  | { readonly kind: "quarters"; readonly quarters: number }
  | { readonly kind: "order"; readonly order: Order }
  /** The share of the march rate left; 0 if the way is closed. */
  | { readonly kind: "passage"; readonly share: number }
  /** Classes of obstacle or cover; two if the print leaves the choice open, null for a printed dash. */
  | { readonly kind: "classes"; readonly classes: readonly (ObstacleClass | null)[] }
  /** An arm as table 21 names it. */
  | { readonly kind: "arm"; readonly arm: Arm; readonly weight: Weight | null }
  /** Valour; two values if the table leaves the umpire a choice. */
  | { readonly kind: "valour"; readonly values: readonly number[] };

/** A row whose name is among the words of its table. */
export function printedRow({ n, id, section = null, cells }: RowParts): PrintedRow {
  return { id, name: { book: "tables", key: `t${n}.row.${id}` }, section, cells };
}

export function factorCell(factor: Factor): Cell {
  if (factor === null) return NO_CELL;
  return isSwing(factor) ? { kind: "swing", ...factor } : { kind: "factor", value: factor };
}

export function orderCell(order: Order | null): Cell {
  return order === null ? NO_CELL : { kind: "order", order };
}
