import type { RowGroup } from "@/lib/rules/printed/row-group";
import type { Span } from "@/lib/rules/printed/span";
import { type RollFactorRow, VALOUR_SWING } from "../factor";
import type { Order } from "../order";

/** A result of the ordering roll: whether the order is followed, and the unit's state of order afterwards. */
interface OrderingRow extends Span {
  readonly id: string;
  readonly followed: boolean;
  readonly order: Order;
}

/** Table 17, factors: the ordering roll [1.1.3]. */
export const TABLE_17: readonly RollFactorRow[] = [
  { id: "very-efficient", factor: 1, perFailedBound: false },
  { id: "very-inefficient", factor: -2, perFailedBound: false },
  { id: "commander-in-contact", factor: 4, perFailedBound: false },
  { id: "adjutant-in-contact", factor: 2, perFailedBound: false },
  { id: "huddle-only", factor: 2, perFailedBound: false },
  { id: "march-to-commander-only", factor: 4, perFailedBound: false },
  { id: "failed-bounds", factor: 1, perFailedBound: true },
  { id: "light-disorder", factor: -2, perFailedBound: false },
  { id: "medium-disorder", factor: -4, perFailedBound: false },
  { id: "valour", factor: VALOUR_SWING, perFailedBound: false },
];

/**
 * The groups of table 17, all certain by the rules (1.1.3): a commander has one grade of efficiency, only one staff
 * figure's factor counts, an order about one thing only concerns one thing, and a unit has one degree of disorder
 * (5.1.1). The first edition prints the same rows apart.
 */
// biome-ignore format: one group per line
export const TABLE_17_GROUPS: readonly RowGroup[] = [
  { id: "efficiency", rows: ["very-efficient", "very-inefficient"], sureness: "rules", paragraphs: ["1.1.3"] },
  { id: "staff", rows: ["commander-in-contact", "adjutant-in-contact"], sureness: "rules", paragraphs: ["1.1.3"] },
  { id: "content", rows: ["huddle-only", "march-to-commander-only"], sureness: "rules", paragraphs: ["1.1.3"] },
  { id: "disorder", rows: ["light-disorder", "medium-disorder"], sureness: "rules", paragraphs: ["5.1.1"] },
];

/** Table 17, results. */
// biome-ignore format: a table is easiest to read with one row per line
export const TABLE_17_RESULTS: readonly OrderingRow[] = [
  { id: "followed-or", from: 13, to: null, followed: true, order: "OR" },
  { id: "followed-ld", from: 11, to: 12, followed: true, order: "LD" },
  { id: "refused-ld", from: 9, to: 10, followed: false, order: "LD" },
  { id: "refused-md", from: 7, to: 8, followed: false, order: "MD" },
  { id: "refused-fd", from: null, to: 6, followed: false, order: "FD" },
];
