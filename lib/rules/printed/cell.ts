import type { Span } from "./span";

/** The unit of a quantity; `plain` if the table leaves it to the column's heading. */
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

/** The kinds of cell that a printed table of any rule book may have. */
export type PlainCell =
  /** Printed as a dash or two dots. */
  | { readonly kind: "none" }
  /** The name of its row. */
  | { readonly kind: "label" }
  /** Words looked up by a key, with the figures in them. */
  | {
      readonly kind: "words";
      readonly key: string;
      readonly figures: Readonly<Record<string, number>>;
    }
  | { readonly kind: "factor"; readonly value: number }
  | { readonly kind: "swing"; readonly limit: number; readonly sign: 1 | -1 }
  /** A range of results; `open` is what is printed for an end without limit: "15-n", but "21-". */
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
