import { isDriven } from "@/lib/rules/belle-alliance/footprint";
import { isCalledLight } from "@/lib/rules/belle-alliance/light-troops";
import { weaponsOf } from "@/lib/rules/belle-alliance/small-arms";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";
import type { ScenarioFindingCode } from "../finding-codes";
import type { Unit } from "../unit";
import { unitValour, yearOf } from "../unit-valour";
import type { UnitPlace } from "../walk";
import { faultsOfUnits, type ScenarioCheck } from "./check-context";

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

/** Guns and wagons have no other name for what they are; the finding about their arm says enough. */
function isLight({ unit, parents }: UnitPlace, year: number): boolean {
  if (isDriven(unit.arm)) return true;
  const { row } = unitValour(unit, { parents, year });
  return isCalledLight(unit, row === null ? null : table21Row(row));
}
