import type { Arm } from "./arm";
import { LEAST_FIGURES, TABLE_15 } from "./tables/table-15";

/**
 * The figure counts at which a unit loses a point of valour, one for each whole 20 % of its original strength: the
 * largest number of figures left once that share is lost [5.5.2, table 15]. The last of the five is always 0. If a
 * unit is so small that two steps coincide, it loses both points at once.
 */
export function valourLossSteps(originalFigures: number): number[] {
  const steps = 100 / TABLE_15.lostPercentPerStep;
  return Array.from({ length: steps }, (_, i) =>
    Math.floor((originalFigures * (steps - (i + 1))) / steps),
  );
}

/** Points of valour lost when `figuresLeft` of `originalFigures` remain [5.5.2, table 15]. */
export function valourLost(originalFigures: number, figuresLeft: number): number {
  if (originalFigures <= 0) return 0;
  const lost = Math.max(0, originalFigures - figuresLeft);
  return Math.floor((lost * (100 / TABLE_15.lostPercentPerStep)) / originalFigures);
}

/**
 * Whether a unit, or a part of a split one, is removed: below three figures, except artillery [5.5.2]. Train wagons
 * follow the artillery's rules [1.2.4] and stay as well.
 */
export function isRemoved(arm: Arm, figuresLeft: number): boolean {
  return arm !== "artillery" && arm !== "train" && figuresLeft < LEAST_FIGURES;
}
