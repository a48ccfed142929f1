import type { Arm } from "./arm";
import { type Factor, isSwing } from "./factor";
import type { Order } from "./order";
import type { Span } from "./span";
import type { ObstacleClass } from "./tables/table-4";
import type { Weight } from "./weight";

/** What the figures of a quantity are said in; `plain` where the table leaves it to the column. */
export type QuantityUnit = "plain" | "cm" | "bounds";

/** One cell of a printed table, by what it holds. */
export type Cell =
  /** Printed as a dash or as two dots. */
  | { readonly kind: "none" }
  /** The name of its row. */
  | { readonly kind: "label" }
  /** Words that a key stands for, with the figures they name. */
  | {
      readonly kind: "words";
      readonly key: string;
      readonly figures: Readonly<Record<string, number>>;
    }
  | { readonly kind: "factor"; readonly value: number }
  | { readonly kind: "swing"; readonly limit: number; readonly sign: 1 | -1 }
  /** Results; `open` is what the print sets for an end that is not bounded: "15-n", but "21-". */
  | ({ readonly kind: "span"; readonly open: "n" | "" } & Span)
  | { readonly kind: "quantity"; readonly value: number; readonly unit: QuantityUnit }
  | { readonly kind: "zone"; readonly fromCm: number; readonly toCm: number }
  /** Figures lost, in quarters. */
  | { readonly kind: "quarters"; readonly quarters: number }
  | { readonly kind: "order"; readonly order: Order }
  /** The share of the march rate left; 0 where the way is closed. */
  | { readonly kind: "passage"; readonly share: number }
  /** Classes of obstacle or cover; two where the print leaves it open, null for its dash. */
  | { readonly kind: "classes"; readonly classes: readonly (ObstacleClass | null)[] }
  /** An arm as table 21 names it. */
  | { readonly kind: "arm"; readonly arm: Arm; readonly weight: Weight | null }
  /** Valour; two values where the table leaves the umpire a choice. */
  | { readonly kind: "valour"; readonly values: readonly number[] };

export const NO_CELL: Cell = { kind: "none" };
export const LABEL_CELL: Cell = { kind: "label" };

export function factorCell(factor: Factor): Cell {
  if (factor === null) return NO_CELL;
  return isSwing(factor) ? { kind: "swing", ...factor } : { kind: "factor", value: factor };
}

export function spanCell({ from, to }: Span, open: "n" | "" = "n"): Cell {
  return { kind: "span", from, to, open };
}

export function quantityCell(value: number | null, unit: QuantityUnit = "plain"): Cell {
  return value === null ? NO_CELL : { kind: "quantity", value, unit };
}

export function orderCell(order: Order | null): Cell {
  return order === null ? NO_CELL : { kind: "order", order };
}

export function wordsCell(key: string, figures: Readonly<Record<string, number>> = {}): Cell {
  return { kind: "words", key, figures };
}
