import type { Arm } from "./arm";
import type { BaseSize } from "./formation-shape";

/** Whether troops of an arm may hold a building: neither cavalry nor guns, whose rules wagons follow [1.2.4, 6.1.1]. */
export function mayHoldBuilding(arm: Arm): boolean {
  return arm === "infantry" || arm === "engineers";
}

/** Hundredths of a mm² of a drawn outline are no figure more or less. */
const TOLERANCE = 1e-6;

/**
 * The figures that can stand on a building's ground plan, in cm² [6.1.1]. Our reading: one for each
 * time the ground of a single figure goes into it, however the plan is shaped.
 */
export function roomOfBuilding(groundPlanCm2: number, base: BaseSize): number {
  return Math.floor((groundPlanCm2 * 100) / (base.frontMm * base.depthMm) + TOLERANCE);
}
