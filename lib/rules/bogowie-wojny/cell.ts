import type { PlainCell } from "@/lib/rules/printed/cell";
import type { Span } from "@/lib/rules/printed/span";
import type { TerrainCount } from "./battle-area";

/** One cell of a printed table of Bogowie Wojny, by what it holds. */
export type Cell =
  | PlainCell
  /** The most pieces and the fewest, "4 (2)". */
  | ({ readonly kind: "count" } & TerrainCount)
  /** What dice must reach, "4+". */
  | { readonly kind: "target"; readonly atLeast: number }
  /** Command values from one to another; null where that end is open. */
  | ({ readonly kind: "values" } & Span)
  /** A sentence among the terms of the game. */
  | { readonly kind: "term"; readonly key: string }
  /** Added or taken away for each level or wing, "+/− 1". */
  | { readonly kind: "each"; readonly value: number };

export function factorCell(value: number | null | undefined): Cell {
  return value === null || value === undefined ? { kind: "none" } : { kind: "factor", value };
}

export function targetCell(atLeast: number | null): Cell {
  return atLeast === null ? { kind: "none" } : { kind: "target", atLeast };
}
