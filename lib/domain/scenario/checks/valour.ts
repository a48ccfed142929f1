import { table21Row } from "@/lib/rules/belle-alliance/effective-valour";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";
import { TABLE_21_YEARS } from "@/lib/rules/belle-alliance/valour";
import { VALOUR_RANGE } from "@/lib/rules/belle-alliance/valour-range";
import { groupBy } from "../../group-by";
import { unitProposal, unitValour, yearOf } from "../derive";
import { findingAt } from "../finding-codes";
import type { UnitPlace } from "../walk";
import { type CheckContext, findingsAboutUnits, type ScenarioCheck } from "./check-context";
import { READABLE } from "./names";

/** Valour for every unit, from table 21 or with a reason of its own [1.1.9, 5.5.1, table 21]. */
export const checkValour: ScenarioCheck = (context) => [
  ...(isInTable(context) ? [...undecided(context), ...doubtful(context)] : outsideTable(context)),
  ...context.units
    .filter(({ unit }) => unit.valour.row !== null && table21Row(unit.valour.row) === null)
    .map(({ unit, path }) =>
      findingAt(`${path}/valour/row`, "valour-row-unknown", {
        name: unit.name,
        row: unit.valour.row ?? "",
      }),
    ),
  ...findingsAboutUnits(context, "valour-out-of-range", {
    field: "valour/own",
    has: ({ unit: { valour } }) =>
      valour.own !== null &&
      (valour.own.value < VALOUR_RANGE.least || valour.own.value > VALOUR_RANGE.most),
  }),
  ...findingsAboutUnits(context, "valour-reason-missing", {
    field: "valour/own",
    has: ({ unit }) => unit.valour.own?.reason.trim() === "",
  }),
];

function isInTable({ scenario }: CheckContext): boolean {
  const year = yearOf(scenario);
  return year >= TABLE_21_YEARS.first && year <= TABLE_21_YEARS.last;
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

/** A row of two values warns once a side, however many units stand under it. */
const undecided: ScenarioCheck = ({ scenario, units }) => {
  const year = yearOf(scenario);
  const open = units.flatMap((place) => {
    const valour = unitValour(place.unit, { parents: place.parents, year });
    return valour.origin === "undecided" ? [{ ...place, valour }] : [];
  });
  const groups = groupBy(open, ({ side, valour }) => `${side.id} ${valour.row}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const [low = 0, high = 0] = first.valour.tableValues;
    const params = { name: first.unit.name, count: group.length, first: low, second: high };
    return [findingAt(`${first.path}/valour/pick`, "valour-undecided", params)];
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
  return [...groupBy(open, ({ side }) => side)].map(([side, group]) => ({
    ...findingAt(sidePaths.get(side.id) ?? "", "valour-doubtful", {
      side: side.name,
      name: group[0]?.unit.name ?? "",
      count: group.length,
    }),
    paths: group.map(({ path }) => `${path}/valour`),
  }));
};
