import type { UnitFields } from "@/lib/domain/scenario/commands/units";
import type { Unit } from "@/lib/domain/scenario/unit";
import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";

const USUAL_WEAPONS = {
  infantry: "musket",
  cavalry: "carbine",
  engineers: "musket",
  artillery: null,
  train: null,
} as const;

/** What changes with a unit's arm: the type if the arm lacks it, its weapon, and what only other arms have. */
export function fieldsForArm(unit: Unit, arm: Arm): Partial<UnitFields> {
  const types = TYPES_OF_ARM[arm];
  const isDriven = arm === "artillery" || arm === "train";
  return {
    arm,
    type: types.includes(unit.type) ? unit.type : (types[0] ?? unit.type),
    weapon: USUAL_WEAPONS[arm],
    weight: arm === "cavalry" ? unit.weight : null,
    lance: arm === "cavalry" && unit.lance,
    modelGuns: isDriven ? unit.modelGuns : null,
    guns: arm === "artillery" ? unit.guns : null,
    calibrePd: arm === "artillery" ? unit.calibrePd : null,
    ammunition: arm === "train" && unit.ammunition,
  };
}
