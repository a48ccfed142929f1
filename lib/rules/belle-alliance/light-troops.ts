import type { Arm } from "./arm";
import type { UnitType, Weight } from "./unit-type";

const LIGHT_FOOT: readonly UnitType[] = ["light", "jaeger", "rifle"];

/** Units that are not light send out at most one figure of this many [1.3.2]. */
const SHARE_OF_OTHERS = 3;

/**
 * Whether a unit is light, so that all its figures may skirmish [1.3.2]. The rule refers to table 21, which calls some
 * foot "light" and some horse "light cavalry" and says no more: that jägers and riflemen are light foot, and all light
 * cavalry light, is our reading, which the author may change.
 */
export function isUsuallyLight(unit: {
  readonly arm: Arm;
  readonly type: UnitType | null;
  readonly weight: Weight | null;
}): boolean {
  if (unit.arm === "cavalry") return unit.weight === "light";
  return unit.arm === "infantry" && unit.type !== null && LIGHT_FOOT.includes(unit.type);
}

/**
 * The figures a unit may form as a skirmish line: all of a light one, at most a third of others; foot and horse only
 * [1.3.2]. Pioneers, whom the rules do not mention, are taken as infantry.
 */
export function mostSkirmishers(unit: {
  readonly arm: Arm;
  readonly light: boolean;
  readonly figures: number;
}): number {
  if (unit.arm === "artillery" || unit.arm === "train") return 0;
  return unit.light ? unit.figures : Math.floor(unit.figures / SHARE_OF_OTHERS);
}
