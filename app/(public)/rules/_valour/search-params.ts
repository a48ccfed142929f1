import { ARMS, type Arm } from "@/lib/rules/belle-alliance/arm";
import { headingsOfNation, NATIONS, type Nation } from "@/lib/rules/belle-alliance/nation";
import { TABLE_21_HEADINGS, type Table21Heading } from "@/lib/rules/belle-alliance/tables/table-21";
import { TYPES_OF_ARM, type UnitType } from "@/lib/rules/belle-alliance/unit-type";
import { TABLE_21_YEARS } from "@/lib/rules/belle-alliance/valour/valour-range";
import { type SearchParams, textOf } from "../_tables/search-params";

/** What the browser of table 21 is asked for; every part comes from the address and may be nonsense there. */
export interface ValourWishes {
  /** Null shows every nation. */
  readonly heading: Table21Heading | null;
  readonly search: string;
  readonly question: UnitQuestion;
}

/** The unit whose row is sought. */
export interface UnitQuestion {
  /** Empty while nothing is asked. */
  readonly name: string;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly type: UnitType | null;
  readonly year: number;
  /** The corps and the division it serves in, as typed; empty where unknown. */
  readonly corps: string;
  readonly division: string;
}

/** The arms table 21 gives rows for. */
export const LISTED_ARMS = ["infantry", "cavalry", "artillery"] as const satisfies readonly Arm[];

/** What stands for "all nations" in the address; without a word France is shown first. */
export const ALL_NATIONS = "all";

/** Reads the wishes; what is not understood falls back to what an empty address means. */
export function readWishes(params: SearchParams): ValourWishes {
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

/** The nation a heading of the table is named for. */
function nationUnder(heading: SearchParams[string]): Nation | null {
  const known = oneOf(TABLE_21_HEADINGS, heading);
  return NATIONS.find((nation) => known && headingsOfNation(nation)[0] === known) ?? null;
}

/** A search looks through all nations unless one is named. */
function headingOf(
  value: SearchParams[string],
  { search, question }: Pick<ValourWishes, "search" | "question">,
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
