import type { Arm } from "./arm";
import { LEAST_FIGURES } from "./tables/table-15";

/**
 * Whether a unit, or a part of a split one, leaves the table: below three figures, artillery excepted
 * [5.5.2]. Train wagons follow the artillery's rules [1.2.4] and stay as well.
 */
export function isRemoved(arm: Arm, figuresLeft: number): boolean {
  return arm !== "artillery" && arm !== "train" && figuresLeft < LEAST_FIGURES;
}
