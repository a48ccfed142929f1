import type { RowGroup } from "@/lib/rules/printed/row-group";
import type { Span } from "@/lib/rules/printed/span";
import { type RollFactorRow, VALOUR_SWING } from "../factor";
import type { Order } from "../order";

/** A result of the ordering roll: whether the order is followed, and the order the unit is in then. */
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
 * The groups of table 17, all sure by the rules (1.1.3): a commander is efficient or not, a factor is had
 * for one staff figure only, an order of one thing alone is of that thing, and a unit has one degree of
 * disorder (5.1.1). The first edition's print sets the same rows apart.
 */
// biome-ignore format: a group a line
export const TABLE_17_GROUPS: readonly RowGroup[] = [
  { id: "efficiency", rows: ["very-efficient", "very-inefficient"], sureness: "rules", paragraphs: ["1.1.3"] },
  { id: "staff", rows: ["commander-in-contact", "adjutant-in-contact"], sureness: "rules", paragraphs: ["1.1.3"] },
  { id: "content", rows: ["huddle-only", "march-to-commander-only"], sureness: "rules", paragraphs: ["1.1.3"] },
  { id: "disorder", rows: ["light-disorder", "medium-disorder"], sureness: "rules", paragraphs: ["5.1.1"] },
];

/** Table 17, results. */
// biome-ignore format: a table reads best a row a line
export const TABLE_17_RESULTS: readonly OrderingRow[] = [
  { id: "followed-or", from: 13, to: null, followed: true, order: "OR" },
  { id: "followed-ld", from: 11, to: 12, followed: true, order: "LD" },
  { id: "refused-ld", from: 9, to: 10, followed: false, order: "LD" },
  { id: "refused-md", from: 7, to: 8, followed: false, order: "MD" },
  { id: "refused-fd", from: null, to: 6, followed: false, order: "FD" },
];
