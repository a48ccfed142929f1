import type { Arm } from "./arm";
import type { UnitType } from "./unit-type";
import type { Weight } from "./weight";

const LIGHT_FOOT: readonly UnitType[] = ["light", "jaeger", "rifle"];

/**
 * Whether a unit is light, so that all its figures may skirmish [1.3.2]. The rule sends the reader to
 * table 21, which calls some foot "light" and some horse "light cavalry" and says no more: that jägers
 * and riflemen are light foot, and all light cavalry light, is our reading, for the author to change.
 */
export function isUsuallyLight(unit: {
  readonly arm: Arm;
  readonly type: UnitType | null;
  readonly weight: Weight | null;
}): boolean {
  if (unit.arm === "cavalry") return unit.weight === "light";
  return unit.arm === "infantry" && unit.type !== null && LIGHT_FOOT.includes(unit.type);
}
