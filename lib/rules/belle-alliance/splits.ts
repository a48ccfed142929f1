import type { Arm } from "./arm";

/** Infantry may split only while it has more figures than this [1.2.2]. */
export const FIGURES_TO_SPLIT = 40;

/** The properties that decide how a unit may split. */
interface Divisible {
  readonly arm: Arm;
  /** Figures at the moment of splitting; for artillery model guns, for the train wagons. */
  readonly figures: number;
  /** Squadrons of cavalry; null if not known. */
  readonly squadrons: number | null;
}

/**
 * Divides `men` among `parts` as evenly as whole men allow, larger shares first; the shares add up to `men`. Throws a
 * RangeError unless `parts` is a whole number from 1 up and `men` a whole number from 0 up.
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
 * The largest number of parts a unit can split into: two for infantry above 40 figures, squadrons for cavalry, model
 * guns and wagons for artillery and train [1.2.2–1.2.4]. Null if the number of squadrons is not known. In the fight
 * for a town infantry may split further, as far as its figures allow [1.2.2, 6.1.0]. Pioneers, whom the rules do not
 * mention, count as infantry.
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
