import type { Arm } from "./arm";

/** Infantry splits only while it counts more figures than this [1.2.2]. */
export const FIGURES_TO_SPLIT = 40;

/** What a unit's splitting depends on. */
interface Divisible {
  readonly arm: Arm;
  /** Figures now, at the moment of splitting; model guns of artillery, wagons of the train. */
  readonly figures: number;
  /** Of cavalry; null where it is not known. */
  readonly squadrons: number | null;
}

/**
 * Shares `men` out over `parts` as evenly as whole men allow, the larger shares first; the total is
 * conserved. Throws a RangeError unless `parts` is a whole number from 1 up and `men` a whole number
 * from 0 up.
 */
export function splitMen(men: number, parts: number): number[] {
  if (!Number.isInteger(parts) || parts < 1) {
    throw new RangeError(`parts must be a whole number from 1 up, not ${parts}`);
  }
  if (!Number.isInteger(men) || men < 0) {
    throw new RangeError(`men must be a whole number from 0 up, not ${men}`);
  }
  const share = Math.floor(men / parts);
  const larger = men % parts;
  return Array.from({ length: parts }, (_, i) => share + (i < larger ? 1 : 0));
}

/**
 * Into how many parts a unit can split at the most: infantry in two above 40 figures, cavalry by its squadrons,
 * artillery and train by model guns and wagons [1.2.2–1.2.4]. Null where the number of squadrons is not known. In the
 * fight for a town infantry may split further, as often as its figures go [1.2.2, 6.1.0]; pioneers, whom the rules do
 * not mention, are taken as infantry.
 */
export function mostParts({ arm, figures, squadrons }: Divisible): number | null {
  switch (arm) {
    case "infantry":
    case "engineers":
      return figures > FIGURES_TO_SPLIT ? 2 : 1;
    case "cavalry":
      return squadrons;
    case "artillery":
    case "train":
      return Math.max(1, figures);
  }
}
