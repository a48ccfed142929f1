import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { usesSupplies } from "@/lib/rules/belle-alliance/supplies";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";
import type { UnitFields } from "./commands/units";
import type { Unit } from "./unit";

const USUAL_WEAPONS = {
  infantry: "musket",
  cavalry: "carbine",
  engineers: "musket",
  artillery: null,
  train: null,
} as const;

/** The fields that a change of arm may affect. */
export const ARM_FIELDS = [
  "type",
  "weight",
  "lance",
  "modelGuns",
  "guns",
  "howitzers",
  "calibrePd",
  "ammunition",
  "supplies",
  "light",
  "marksmen",
] as const;

type ArmFields = Pick<Unit, (typeof ARM_FIELDS)[number]>;

/**
 * The fields that change with a unit's arm: the type if the new arm does not have it, the weapon, and whatever only
 * other arms have.
 */
export function fieldsForArm(unit: ArmFields, arm: Arm): Partial<UnitFields> {
  const isTroops = arm === "infantry" || arm === "cavalry";
  const isDriven = arm === "artillery" || arm === "train";
  return {
    arm,
    type: typeForArm(unit, arm),
    weapon: USUAL_WEAPONS[arm],
    weight: arm === "cavalry" ? unit.weight : null,
    light: isTroops && unit.light,
    marksmen: isTroops && unit.marksmen,
    lance: arm === "cavalry" && unit.lance,
    modelGuns: isDriven ? unit.modelGuns : null,
    guns: arm === "artillery" ? unit.guns : null,
    ...(arm === "artillery" || !unit.howitzers ? {} : { howitzers: null }),
    calibrePd: arm === "artillery" ? unit.calibrePd : null,
    ammunition: arm === "train" && unit.ammunition,
    supplies: usesSupplies(arm) ? unit.supplies : null,
  };
}

/** The unit's own type if the arm has it; an undecided type stays undecided while there is a choice. */
function typeForArm({ type }: ArmFields, arm: Arm): Unit["type"] {
  const [first, ...others] = TYPES_OF_ARM[arm];
  if (type === null) return others.length === 0 ? (first ?? null) : null;
  return TYPES_OF_ARM[arm].includes(type) ? type : (first ?? type);
}
