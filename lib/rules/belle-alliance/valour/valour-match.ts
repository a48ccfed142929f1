import type { Table21Row } from "../tables/table-21";
import { type NumberRange, RANKS, type RowMatcher } from "./matchers/row-matcher";
import { ROW_MATCHERS } from "./matchers/row-matchers";
import { VALOUR_CONFIDENCES } from "./valour-doubt";
import type { Mark } from "./valour-lexicon";
import type { UnitTraits } from "./valour-traits";

/** A row of table 21 that fits a unit. */
export interface Match extends Pick<RowMatcher, "rank" | "confidence"> {
  readonly row: Table21Row;
  readonly matcher: RowMatcher;
}

/** The rows that fit a unit with these traits: closest first, then rows for a single year, then the surest. */
export function rowMatches(rows: readonly Table21Row[], traits: UnitTraits, year: number): Match[] {
  const matches = rows.flatMap((row) =>
    (MATCHERS_OF_ROW.get(row.id) ?? [])
      .filter((matcher) => fits(matcher, traits, year))
      .map((matcher) => ({ row, matcher, rank: matcher.rank, confidence: matcher.confidence })),
  );
  return matches.sort(byCloseness);
}

const MATCHERS_OF_ROW = new Map<string, RowMatcher[]>();
for (const matcher of ROW_MATCHERS) {
  MATCHERS_OF_ROW.set(matcher.row, [...(MATCHERS_OF_ROW.get(matcher.row) ?? []), matcher]);
}

function byCloseness(one: Match, other: Match): number {
  return (
    RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) ||
    (other.row.year ?? 0) - (one.row.year ?? 0) ||
    VALOUR_CONFIDENCES.indexOf(one.confidence) - VALOUR_CONFIDENCES.indexOf(other.confidence)
  );
}

function fits(matcher: RowMatcher, traits: UnitTraits, year: number): boolean {
  const { kinds, notKinds = [], marks = [], not = [], corps, divisions, years } = matcher;
  return (
    (!kinds || kinds.some((kind) => traits.kinds.has(kind))) &&
    !notKinds.some((kind) => traits.kinds.has(kind)) &&
    marks.every((mark) => traits.marks.has(mark)) &&
    !not.some((mark) => traits.marks.has(mark)) &&
    (!years || years.includes(year)) &&
    (!corps || corps.some((number) => traits.formations.corps.includes(number))) &&
    (!divisions || divisions.some((number) => traits.formations.divisions.includes(number))) &&
    numberFits(matcher.numbers, traits.unit) &&
    battalionsFit(matcher.battalions, traits.battalions) &&
    coversSpecialMarks(matcher, traits)
  );
}

function numberFits(ranges: readonly NumberRange[] | null | undefined, unit: number | null) {
  if (ranges === undefined) return true;
  if (ranges === null || unit === null) return ranges === null && unit === null;
  return ranges.some(([from, to]) => from <= unit && unit <= to);
}

/** An empty list matches a unit whose name lists no battalions. */
function battalionsFit(wanted: readonly number[] | undefined, battalions: readonly number[]) {
  if (!wanted) return true;
  if (battalions.length === 0 || wanted.length === 0) return battalions.length === wanted.length;
  return battalions.every((number) => wanted.includes(number));
}

/** A unit with one of these marks is only matched by rows that name the mark (or by a row for the whole arm). */
const SPECIAL_MARKS: readonly Mark[] = [
  "guard",
  "national-guard",
  "honour-guard",
  "foreign",
  "kgl",
  "russo-german",
  "lutzow",
  "free-corps",
  "garrison",
  "other-nation",
  "vistula",
];

/** Free corps with rows of their own. */
const CORPS_OF_A_LEADER: readonly Mark[] = ["lutzow", "reiche"];

function coversSpecialMarks({ rank, marks = [] }: RowMatcher, traits: UnitTraits): boolean {
  if (rank === "arm") return true;
  const isNamed = marks.some((mark) => CORPS_OF_A_LEADER.includes(mark));
  return SPECIAL_MARKS.every(
    (mark) => !traits.marks.has(mark) || marks.includes(mark) || (isNamed && mark === "free-corps"),
  );
}

/** Whether a mark distinguishes the unit from the ordinary troops of its army. */
export function hasSpecialMark({ marks }: UnitTraits): boolean {
  return SPECIAL_MARKS.some((mark) => marks.has(mark));
}

/** The traits without the marks that distinguish the unit from ordinary troops. */
export function withoutSpecialMarks(traits: UnitTraits): UnitTraits {
  const marks = new Set(traits.marks);
  for (const mark of SPECIAL_MARKS) marks.delete(mark);
  return { ...traits, marks };
}
