import type { Arm } from "./arm";

/** Units that are not light send out at most one figure of this many [1.3.2]. */
const SHARE_OF_OTHERS = 3;

/**
 * The figures a unit may form as a skirmish line: all of a light one, at most a third of others; foot and horse
 * only [1.3.2]. Pioneers, of whom the rules say nothing, are taken as infantry.
 */
export function mostSkirmishers(unit: {
  readonly arm: Arm;
  readonly light: boolean;
  readonly figures: number;
}): number {
  if (unit.arm === "artillery" || unit.arm === "train") return 0;
  return unit.light ? unit.figures : Math.floor(unit.figures / SHARE_OF_OTHERS);
}
