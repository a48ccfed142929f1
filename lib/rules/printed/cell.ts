import type { Span } from "./span";

/** What the figures of a quantity are said in; `plain` where the table leaves it to the column. */
type QuantityUnit =
  | "plain"
  | "cm"
  | "bounds"
  | "bases"
  | "dice"
  | "figures"
  | "loads"
  | "percent"
  | "points"
  | "turns";

/** One cell of a printed table that any rule book may have, by what it holds. */
export type PlainCell =
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
  | { readonly kind: "zone"; readonly fromCm: number; readonly toCm: number };

export const NO_CELL = { kind: "none" } as const;
export const LABEL_CELL = { kind: "label" } as const;

export function spanCell({ from, to }: Span, open: "n" | "" = "n"): PlainCell {
  return { kind: "span", from, to, open };
}

export function quantityCell(value: number | null, unit: QuantityUnit = "plain"): PlainCell {
  return value === null ? NO_CELL : { kind: "quantity", value, unit };
}

export function wordsCell(key: string, figures: Readonly<Record<string, number>> = {}): PlainCell {
  return { kind: "words", key, figures };
}
