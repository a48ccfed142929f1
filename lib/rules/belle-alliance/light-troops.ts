import type { Arm } from "./arm";
import type { UnitType, Weight } from "./unit-type";

const LIGHT_FOOT: readonly UnitType[] = ["light", "jaeger", "rifle"];

/** Units that are not light may send out at most one figure in this many as skirmishers [1.3.2]. */
const SHARE_OF_OTHERS = 3;

/**
 * Whether a unit is light, so that all its figures may skirmish [1.3.2]. The rule refers to table 21, which only
 * calls some foot "light" and some horse "light cavalry". That jägers and riflemen are light foot, and all light
 * cavalry is light, is our reading, which the author may change.
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
 * How many figures of a unit may form a skirmish line: all of a light unit, at most a third of any other; foot and
 * horse only [1.3.2]. Pioneers, whom the rules do not mention, count as infantry.
 */
export function mostSkirmishers(unit: {
  readonly arm: Arm;
  readonly light: boolean;
  readonly figures: number;
}): number {
  if (unit.arm === "artillery" || unit.arm === "train") return 0;
  return unit.light ? unit.figures : Math.floor(unit.figures / SHARE_OF_OTHERS);
}
