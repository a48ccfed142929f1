import type { Table21Row } from "@/lib/rules/belle-alliance/tables/table-21";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";
import { headingsOpenTo } from "@/lib/rules/belle-alliance/valour/valour-heading";
import { isOnScale, TABLE_21_YEARS } from "@/lib/rules/belle-alliance/valour/valour-range";
import { isInTable21 } from "@/lib/rules/belle-alliance/valour/valour-traits";
import { faultsAbout } from "../fault";
import { findingAt } from "../finding-codes";
import { unitProposal, unitValour, valourSubject, yearOf } from "../unit-valour";
import type { UnitPlace } from "../walk";
import { type CheckContext, faultsOfUnits, type ScenarioCheck } from "./check-context";
import { READABLE } from "./names";

/** Checks that every unit has a valour, from table 21 or the umpire's own with a reason [1.1.9, 5.5.1, table 21]. */
export const checkValour: ScenarioCheck = (context) => [
  ...(isInTable(context) ? [...undecided(context), ...doubtful(context)] : outsideTable(context)),
  ...context.units.filter(namesUnknownRow).map(({ unit, path }) =>
    findingAt(`${path}/valour/row`, "valour-row-unknown", {
      name: unit.name,
      row: unit.valour.row ?? "",
    }),
  ),
  ...ofOthers(context),
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
  return isYearOfTable(yearOf(scenario));
}

function isYearOfTable(year: number): boolean {
  return year >= TABLE_21_YEARS.first && year <= TABLE_21_YEARS.last;
}

/** Whether the umpire chose a row that is not in table 21. */
function namesUnknownRow({ unit: { valour } }: UnitPlace): boolean {
  return valour.row !== null && table21Row(valour.row) === null;
}

/** Rows the umpire chose although table 21 gives them for other troops; `of` says how these differ. */
const ofOthers: ScenarioCheck = ({ scenario, units, sidePaths }) => {
  const year = yearOf(scenario);
  return units.flatMap((place) => {
    const row = place.unit.valour.row === null ? null : table21Row(place.unit.valour.row);
    const of = row && othersOf(row, place, year);
    if (!of) return [];
    const { unit, path, side } = place;
    const subject = { path: `${path}/valour/row`, name: unit.name, params: { of } };
    return faultsAbout("valour-row-of-others", [subject], sidePaths.get(side.id) ?? "");
  });
};

/**
 * How the troops a row is meant for differ from the unit; null if they do not. The two general rows fit everybody; a
 * nation or arm that is not in the table, or a year outside it, may borrow any row.
 */
function othersOf(
  { heading, arm, year: of }: Table21Row,
  { unit, parents }: UnitPlace,
  year: number,
): "nation" | "arm" | "year" | null {
  const open = headingsOpenTo(valourSubject(unit, { parents, year }));
  if (heading !== null && open.length > 0 && !open.includes(heading)) return "nation";
  if (arm !== null && isInTable21(unit.arm) && arm !== unit.arm) return "arm";
  return of !== null && isYearOfTable(year) && of !== year ? "year" : null;
}

/** Whether the umpire left the unit's valour to the table. */
function isLeftToTable({ unit }: UnitPlace): boolean {
  return unit.valour.own === null && unit.valour.row === null;
}

/** Whether name, arm and type can be looked up; if not, other findings ask for them. */
function namesTroopKind({ unit: { name, arm, type } }: UnitPlace): boolean {
  return type !== null && TYPES_OF_ARM[arm].includes(type) && READABLE.test(name);
}

const outsideTable: ScenarioCheck = ({ scenario, units }) => {
  const count = units.filter(isLeftToTable).length;
  if (count === 0) return [];
  if (scenario.date === null) return [findingAt("/date", "valour-year-missing", { count })];
  return [findingAt("/date", "valour-year-outside", { count, year: yearOf(scenario) })];
};

/**
 * Warns once per side about a row with two values, however many units use it; a unit whose row is not in the table is
 * reported for that instead.
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

/** Proposals that need a look: one note per side. */
const doubtful: ScenarioCheck = ({ scenario, units, sidePaths }) => {
  const year = yearOf(scenario);
  const open = units.filter(
    (place) =>
      isLeftToTable(place) &&
      namesTroopKind(place) &&
      unitProposal(place.unit, { parents: place.parents, year }).confidence === "ask",
  );
  return open.map(({ side, unit, path }) => {
    const at = sidePaths.get(side.id) ?? "";
    const params = { side: side.name, name: unit.name, count: 1 };
    const together = { key: at, at, mostApart: 0 };
    return { ...findingAt(`${path}/valour`, "valour-doubtful", params), together };
  });
};
