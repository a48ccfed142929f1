import { weightsOf } from "@/lib/rules/belle-alliance/horse";
import { TABLE_14 } from "@/lib/rules/belle-alliance/tables/table-14";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";
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

function isListed(calibrePd: number): boolean {
  return TABLE_14.some(({ fromPd, toPd }) => calibrePd >= fromPd && calibrePd <= toPd);
}
