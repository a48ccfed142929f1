import { isDriven } from "@/lib/rules/belle-alliance/footprint";
import { weightsOf } from "@/lib/rules/belle-alliance/horse";
import { isCalledLight } from "@/lib/rules/belle-alliance/light-troops";
import { weaponsOf } from "@/lib/rules/belle-alliance/small-arms";
import { usesSupplies } from "@/lib/rules/belle-alliance/supplies";
import { TABLE_14 } from "@/lib/rules/belle-alliance/tables/table-14";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";
import type { ScenarioFindingCode } from "../finding-codes";
import type { Unit } from "../unit";
import { unitValour, yearOf } from "../unit-valour";
import type { UnitPlace } from "../walk";
import { faultsOfUnits, type ScenarioCheck } from "./check-context";

/** Checks that types fit their arms, and that units have what the fire and melee tables need [tables 8, 13, 14]. */
export const checkUnits: ScenarioCheck = (context) => [
  ...faultsOfUnits(context, "type-of-other-arm", {
    field: "type",
    has: ({ unit: { arm, type } }) => type !== null && !TYPES_OF_ARM[arm].includes(type),
  }),
  ...faultsOfUnits(context, "type-open", {
    field: "type",
    has: ({ unit }) => unit.type === null,
  }),
  ...faultsOfUnits(context, "weapon-missing", {
    field: "weapon",
    has: ({ unit }) => unit.arm === "infantry" && unit.weapon === null,
  }),
  ...faultsOfUnits(context, "weight-missing", {
    field: "weight",
    has: ({ unit }) => unit.arm === "cavalry" && unit.weight === null,
  }),
  ...faultsOfUnits(context, "weight-against-type", {
    field: "weight",
    has: ({ unit: { arm, type, weight, nation } }) =>
      arm === "cavalry" &&
      type !== null &&
      TYPES_OF_ARM.cavalry.includes(type) &&
      weight !== null &&
      !weightsOf(type, nation).includes(weight),
  }),
  ...faultsOfUnits(context, "calibre-missing", {
    field: "calibrePd",
    has: ({ unit }) => unit.arm === "artillery" && unit.calibrePd === null,
  }),
  ...faultsOfUnits(context, "calibre-not-in-table", {
    field: "calibrePd",
    has: ({ unit }) =>
      unit.arm === "artillery" && unit.calibrePd !== null && !isListed(unit.calibrePd),
  }),
];

/** Checks that a unit has nothing and is nothing that its arm cannot [1.3.2, 5.5.1, tables 8, 13, 21]. */
export const checkEquipment: ScenarioCheck = (context) => {
  const year = yearOf(context.scenario);
  return [
    ...FAULTS.flatMap(({ code, field, has }) =>
      faultsOfUnits(context, code, { field, has: ({ unit }) => has(unit) }),
    ),
    ...faultsOfUnits(context, "light-unlisted", {
      field: "light",
      has: (place) => place.unit.light && !isLight(place, year),
    }),
  ];
};

const FAULTS: readonly {
  readonly code: ScenarioFindingCode;
  readonly field: keyof Unit;
  readonly has: (unit: Unit) => boolean;
}[] = [
  {
    code: "weight-of-other-arm",
    field: "weight",
    has: ({ arm, weight }) => arm !== "cavalry" && weight !== null,
  },
  {
    code: "lance-of-other-arm",
    field: "lance",
    has: ({ arm, lance }) => arm !== "cavalry" && lance,
  },
  {
    code: "weapon-of-other-arm",
    field: "weapon",
    has: ({ arm, weapon }) => weapon !== null && !weaponsOf(arm).includes(weapon),
  },
  {
    code: "marksmen-of-other-arm",
    field: "marksmen",
    has: ({ arm, marksmen }) => marksmen && isDriven(arm),
  },
  { code: "light-of-other-arm", field: "light", has: ({ arm, light }) => light && isDriven(arm) },
];

/**
 * Checks that only arms that use supplies have them, and that only wagons carry ammunition for others [5.5.3, 5.5.4].
 */
export const checkSupplies: ScenarioCheck = (context) => [
  ...faultsOfUnits(context, "supplies-of-train", {
    field: "supplies",
    has: ({ unit: { arm, supplies } }) => supplies !== null && !usesSupplies(arm),
  }),
  ...faultsOfUnits(context, "ammunition-of-other-arm", {
    field: "ammunition",
    has: ({ unit: { arm, ammunition } }) => ammunition && arm !== "train",
  }),
];

function isListed(calibrePd: number): boolean {
  return TABLE_14.some(({ fromPd, toPd }) => calibrePd >= fromPd && calibrePd <= toPd);
}

/** Guns and wagons have no other name for what they are; the finding about their arm says enough. */
function isLight({ unit, parents }: UnitPlace, year: number): boolean {
  if (isDriven(unit.arm)) return true;
  const { row } = unitValour(unit, { parents, year });
  return isCalledLight(unit, row === null ? null : table21Row(row));
}
