import { ARMS, type Arm } from "@/lib/rules/belle-alliance/arm";
import { headingsOfNation, NATIONS, type Nation } from "@/lib/rules/belle-alliance/nation";
import { TABLE_21_HEADINGS, type Table21Heading } from "@/lib/rules/belle-alliance/tables/table-21";
import { TYPES_OF_ARM, type UnitType } from "@/lib/rules/belle-alliance/unit-type";
import { TABLE_21_YEARS } from "@/lib/rules/belle-alliance/valour/valour-range";
import { type SearchParams, textOf } from "../_tables/search-params";

/** The query of the page of table 21, read from an address that may contain anything. */
export interface ValourParams {
  /** Null for all nations. */
  readonly heading: Table21Heading | null;
  readonly search: string;
  readonly question: UnitQuestion;
}

/** The unit whose row is looked for. */
export interface UnitQuestion {
  /** Empty if no unit is asked about. */
  readonly name: string;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly type: UnitType | null;
  readonly year: number;
  /** The corps and the division it serves in, as typed; empty if unknown. */
  readonly corps: string;
  readonly division: string;
}

/** The arms with rows in table 21. */
export const LISTED_ARMS = ["infantry", "cavalry", "artillery"] as const satisfies readonly Arm[];

/** The value for all nations in the address; the default is France. */
export const ALL_NATIONS = "all";

/** Reads the query; invalid values become defaults. */
export function readParams(params: SearchParams): ValourParams {
  const search = textOf(params.q);
  const question = readQuestion(params);
  return { heading: headingOf(params.nation, { search, question }), search, question };
}

function readQuestion(params: SearchParams): UnitQuestion {
  const arm = oneOf(ARMS, params.arm) ?? "infantry";
  return {
    name: textOf(params.unit),
    nation: oneOf(NATIONS, params.of) ?? nationUnder(params.nation) ?? "france",
    arm,
    type: oneOf(TYPES_OF_ARM[arm], params.type),
    year: yearOf(params.year),
    corps: textOf(params.corps),
    division: textOf(params.division),
  };
}

/** The nation of a heading of the table. */
function nationUnder(heading: SearchParams[string]): Nation | null {
  const known = oneOf(TABLE_21_HEADINGS, heading);
  return NATIONS.find((nation) => known && headingsOfNation(nation)[0] === known) ?? null;
}

/** The heading to show; a search covers all nations unless one is named. */
function headingOf(
  value: SearchParams[string],
  { search, question }: Pick<ValourParams, "search" | "question">,
): Table21Heading | null {
  if (value === ALL_NATIONS) return null;
  const named = oneOf(TABLE_21_HEADINGS, value);
  if (named) return named;
  if (search) return null;
  return headingsOfNation(question.nation)[0] ?? null;
}

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: SearchParams[string],
): Choice | null {
  return choices.find((choice) => choice === value) ?? null;
}

function yearOf(value: SearchParams[string]): number {
  const year = Number(value);
  const isListed = year >= TABLE_21_YEARS.first && year <= TABLE_21_YEARS.last;
  return Number.isInteger(year) && isListed ? year : TABLE_21_YEARS.last;
}
