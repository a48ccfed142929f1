import type { Stretch } from "./march-question";
import { type MarchingUnit, marchRow, obstacleArm, rateOn } from "./march-row";
import { surfaceOf, type Underfoot } from "./march-underfoot";
import { TABLE_4 } from "./tables/table-4";

/** Why a unit may not set foot on a stretch of ground. */
export const BARRIERS = ["impassable", "no-rate", "bridge"] as const;

/** Where the rules forbid something, and in short what. */
export interface MarchRefusal<Code extends string = string> {
  /** The paragraph, or "table 4". */
  readonly rule: string;
  readonly code: Code;
}
export type Barrier = MarchRefusal<(typeof BARRIERS)[number]>;

/**
 * Why a unit may not enter a stretch, or null if it may: water that only a bridge crosses, an obstacle its arm cannot
 * pass, ground on which its formation has no rate, a bridge to all but columns of march and staff [2.3.1, 2.3.6, tables
 * 3 and 4]. That a rout does not take a unit over a bridge is our reading: it runs as it stood [5.4.1].
 */
export function barrierTo(unit: MarchingUnit, stretch: Stretch): Barrier | null {
  const { ground, obstacle } = surfaceOf(stretch);
  if (stretch.bridge && !mayUseBridges(unit)) return { rule: "2.3.6", code: "bridge" };
  if (stretch.impassable && !stretch.bridge) return { rule: "2.3.6", code: "impassable" };
  const share = obstacle === null ? 1 : TABLE_4[obstacle][obstacleArm(unit)];
  if (share === 0) return { rule: "table 4", code: "impassable" };
  const row = marchRow(unit);
  return row && rateOn(row, ground) !== null ? null : { rule: "2.3.1", code: "no-rate" };
}

/** Whether a unit at the charge falls back to its ordinary rate there [2.3.3]. */
export function endsCharge({ grounds, obstacle }: Underfoot): boolean {
  return obstacle !== null || grounds.some((each) => each === "difficult" || each === "wood");
}

/** Whether bridges are there for a unit: for columns of march and staff figures [2.3.6]. */
export function mayUseBridges({ arm, formation }: MarchingUnit): boolean {
  return arm === "staff" || formation === "column-of-march";
}
