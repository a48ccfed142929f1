import type { BaseSize } from "./formation-shape";

/** Tolerance for rounding errors in a drawn line, so that hundredths of a mm never change the number of guns. */
const TOLERANCE = 1e-6;

/**
 * How many model guns fit in an emplacement [table 20]. The table allows one gun per emplacement; our reading: as
 * many as fit side by side along its parapet, whose length is given in cm.
 */
export function emplacementCapacity(parapetCm: number, base: Pick<BaseSize, "frontMm">): number {
  return Math.floor((parapetCm * 10) / base.frontMm + TOLERANCE);
}
