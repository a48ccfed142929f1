import type { BaseSize } from "./formation-shape";

/** Hundredths of a mm of a drawn line are no gun more or less. */
const TOLERANCE = 1e-6;

/**
 * The model guns an emplacement is for [table 20]. The table makes each for one; our reading: as many as
 * stand side by side along its parapet, given in cm.
 */
export function roomOfEmplacement(parapetCm: number, base: Pick<BaseSize, "frontMm">): number {
  return Math.floor((parapetCm * 10) / base.frontMm + TOLERANCE);
}
