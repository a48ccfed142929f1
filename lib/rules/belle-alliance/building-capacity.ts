import type { Arm } from "./arm";
import type { BaseSize } from "./formation-shape";

/**
 * Whether troops of an arm may hold a building: all except cavalry and guns, and wagons, which follow the rules for
 * guns [1.2.4, 6.1.1].
 */
export function mayHoldBuilding(arm: Arm): boolean {
  return arm === "infantry" || arm === "engineers";
}

/** Tolerance for rounding errors in a drawn outline, so that hundredths of a mm² never change the number of figures. */
const TOLERANCE = 1e-6;

/**
 * How many figures fit on a building's ground plan, given in cm² [6.1.1]. Our reading: the plan's area divided by
 * that of a single figure, rounded down, whatever the plan's shape.
 */
export function buildingCapacity(groundPlanCm2: number, base: BaseSize): number {
  return Math.floor((groundPlanCm2 * 100) / (base.frontMm * base.depthMm) + TOLERANCE);
}
