import type { RowGroup } from "@/lib/rules/printed/row-group";
import type { Span } from "@/lib/rules/printed/span";
import { type RollFactorRow, VALOUR_SWING } from "../factor";
import type { Order } from "../order";

/** A result of the reorganisation roll: the unit's new state of order, and the figures it loses. */
interface ReorganisationRow extends Span {
  readonly id: string;
  readonly order: Order;
  readonly lossPercent: 0 | 10 | 15 | 20;
}

/** How a unit recovers without a roll, in whole bounds [5.2.2, 5.3.2]. */
interface RecoveryRow {
  readonly id: string;
  readonly from: Order;
  readonly to: Order;
  readonly bounds: number;
  /** Whether it must do nothing in the meantime. */
  readonly idle: boolean;
}

/** Table 16, factors: reorganisation of a unit in FD [5.4.3]. */
export const TABLE_16: readonly RollFactorRow[] = [
  { id: "commander-in-contact", factor: 2, perFailedBound: false },
  { id: "adjutant-in-contact", factor: 1, perFailedBound: false },
  { id: "failed-bounds", factor: 1, perFailedBound: true },
  { id: "valour", factor: VALOUR_SWING, perFailedBound: false },
];

/** Table 16's only group, certain by the rules: only one staff figure's factor counts (5.4.3). */
export const TABLE_16_GROUPS: readonly RowGroup[] = [
  {
    id: "staff",
    rows: ["commander-in-contact", "adjutant-in-contact"],
    sureness: "rules",
    paragraphs: ["5.4.3"],
  },
];

/** Table 16, results. */
// biome-ignore format: a table is easiest to read with one row per line
export const TABLE_16_RESULTS: readonly ReorganisationRow[] = [
  { id: "to-or", from: 15, to: null, order: "OR", lossPercent: 0 },
  { id: "to-ld", from: 13, to: 14, order: "LD", lossPercent: 0 },
  { id: "to-md", from: 11, to: 12, order: "MD", lossPercent: 0 },
  { id: "rout-10", from: 7, to: 10, order: "FD", lossPercent: 10 },
  { id: "rout-15", from: 5, to: 6, order: "FD", lossPercent: 15 },
  { id: "rout-20", from: null, to: 4, order: "FD", lossPercent: 20 },
];

/** Table 16, recovery from MD and LD. */
export const TABLE_16_RECOVERY: readonly RecoveryRow[] = [
  { id: "md-to-ld", from: "MD", to: "LD", bounds: 1, idle: true },
  { id: "ld-to-or", from: "LD", to: "OR", bounds: 1, idle: false },
];
