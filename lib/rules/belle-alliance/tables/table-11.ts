import type { Span } from "@/lib/rules/printed/span";
import type { Order } from "../order";

/** A row of table 11: the loser's disorder for a difference of the rolls; null if it suffers none. */
interface MeleeResultRow extends Span {
  readonly disorder: Exclude<Order, "OR"> | null;
}

/** Table 11: result of melee by the difference of the two rolls [4.1.3]. */
export const TABLE_11: readonly MeleeResultRow[] = [
  { from: 0, to: 0, disorder: null },
  { from: 1, to: 2, disorder: "LD" },
  { from: 3, to: 4, disorder: "MD" },
  { from: 5, to: null, disorder: "FD" },
];
