import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";
import { TABLE_21_YEARS } from "@/lib/rules/belle-alliance/valour/table-21-years";
import { isOnScale } from "@/lib/rules/belle-alliance/valour/valour-range";
import { unitProposal, unitValour, yearOf } from "../derive";
import { findingAt } from "../finding-codes";
import type { UnitPlace } from "../walk";
import { type CheckContext, faultsOfUnits, type ScenarioCheck } from "./check-context";
import { READABLE } from "./names";

/** Valour for every unit, from table 21 or with a reason of its own [1.1.9, 5.5.1, table 21]. */
export const checkValour: ScenarioCheck = (context) => [
  ...(isInTable(context) ? [...undecided(context), ...doubtful(context)] : outsideTable(context)),
  ...context.units.filter(namesUnknownRow).map(({ unit, path }) =>
    findingAt(`${path}/valour/row`, "valour-row-unknown", {
      name: unit.name,
      row: unit.valour.row ?? "",
    }),
  ),
  ...faultsOfUnits(context, "valour-out-of-range", {
    field: "valour/own",
    has: ({ unit: { valour } }) => valour.own !== null && !isOnScale(valour.own.value),
  }),
  ...faultsOfUnits(context, "valour-reason-missing", {
    field: "valour/own",
    has: ({ unit }) => unit.valour.own?.reason.trim() === "",
  }),
];

function isInTable({ scenario }: CheckContext): boolean {
  const year = yearOf(scenario);
  return year >= TABLE_21_YEARS.first && year <= TABLE_21_YEARS.last;
}

/** Whether the umpire chose a row that table 21 does not have. */
function namesUnknownRow({ unit: { valour } }: UnitPlace): boolean {
  return valour.row !== null && table21Row(valour.row) === null;
}

/** Whether the umpire has left the unit's valour to the table. */
function isLeftToTable({ unit }: UnitPlace): boolean {
  return unit.valour.own === null && unit.valour.row === null;
}

/** Whether name, arm and type can be looked up; where they cannot, other findings ask for them. */
function saysWhatItIs({ unit: { name, arm, type } }: UnitPlace): boolean {
  return type !== null && TYPES_OF_ARM[arm].includes(type) && READABLE.test(name);
}

const outsideTable: ScenarioCheck = ({ scenario, units }) => {
  const count = units.filter(isLeftToTable).length;
  if (count === 0) return [];
  if (scenario.date === null) return [findingAt("/date", "valour-year-missing", { count })];
  return [findingAt("/date", "valour-year-outside", { count, year: yearOf(scenario) })];
};

/**
 * A row of two values warns once a side, however many units stand under it; a unit whose row the table
 * does not have is asked for that alone.
 */
const undecided: ScenarioCheck = ({ scenario, units }) => {
  const year = yearOf(scenario);
  const open = units.flatMap((place) => {
    if (namesUnknownRow(place)) return [];
    const valour = unitValour(place.unit, { parents: place.parents, year });
    return valour.origin === "undecided" ? [{ ...place, valour }] : [];
  });
  return open.map(({ side, valour, unit, path }) => {
    const [first = 0, second = 0] = valour.tableValues;
    const params = { name: unit.name, count: 1, first, second };
    const together = { key: `${side.id} ${valour.row}`, at: null, mostApart: 1 };
    return { ...findingAt(`${path}/valour/pick`, "valour-undecided", params), together };
  });
};

/** Proposals to be looked at: one note a side. */
const doubtful: ScenarioCheck = ({ scenario, units, sidePaths }) => {
  const year = yearOf(scenario);
  const open = units.filter(
    (place) =>
      isLeftToTable(place) &&
      saysWhatItIs(place) &&
      unitProposal(place.unit, { parents: place.parents, year }).confidence === "ask",
  );
  return open.map(({ side, unit, path }) => {
    const at = sidePaths.get(side.id) ?? "";
    const params = { side: side.name, name: unit.name, count: 1 };
    const together = { key: at, at, mostApart: 0 };
    return { ...findingAt(`${path}/valour`, "valour-doubtful", params), together };
  });
};
