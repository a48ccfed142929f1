import type { Table21Row } from "../tables/table-21";
import type { ValourDoubt } from "./valour-doubt";
import { hasSpecialMark, type Match } from "./valour-match";
import { sameValues } from "./valour-proposal";
import type { ValourSubject } from "./valour-subject";
import type { UnitTraits } from "./valour-traits";

/** The unit whose row is looked for. */
export interface SubjectWithTraits {
  readonly subject: ValourSubject;
  readonly traits: UnitTraits;
}

/** The doubts about the best of the matching rows. */
export function doubtsAbout(
  best: Match,
  matches: readonly Match[],
  { subject, traits }: SubjectWithTraits,
): ValourDoubt[] {
  const { row, matcher, confidence } = best;
  const { formations, marks } = traits;
  const byNumber = matcher.numbers !== undefined && matcher.numbers !== null;
  const byFormation = matcher.corps !== undefined || matcher.divisions !== undefined;
  const doubts: readonly (readonly [ValourDoubt | null, boolean])[] = [
    ["nearest-row", confidence === "likely"],
    ["nearest-row", best.rank === "unit" && matches.some(({ rank }) => rank === "formation")],
    ["row-open", confidence === "ask"],
    ["other-row-fits", matches.some((match) => isRival(match, best))],
    ["nearest-row", marks.has("volunteer") && !matcher.marks?.includes("volunteer")],
    ["other-row-fits", best.rank === "arm" && marks.has("guard") && row.values.join() !== "1"],
    [traits.kindDoubt, matcher.kinds !== undefined],
    [traits.markDoubt, best.rank !== "arm"],
    ["known-from-history", byNumber && traits.unitByName],
    ["formation-by-commander", byFormation && formations.byCommander],
    ["weight-differs", row.weight !== null && (subject.weight ?? row.weight) !== row.weight],
  ];
  return doubts.flatMap(([doubt, holds]) => (holds && doubt ? [doubt] : []));
}

/**
 * Whether a row gives another value and is not clearly ruled out by the best one: either it is as close and of the
 * same year, or it is one of the unit's year and only a closer general row came before it.
 */
function isRival(match: Match, best: Match): boolean {
  if (sameValues(match.row.values, best.row.values)) return false;
  if (match.rank === best.rank) return match.row.year === best.row.year;
  return best.row.year === null && match.row.year !== null;
}

/** Rows that apply to certain units of an arm without saying which. */
const ROWS_OF_CERTAIN_UNITS: readonly string[] = [
  "t21-france-1813-visse-linie-og-regimentsbatterier",
];

/** The doubts about treating a unit as unlisted although its heading has rows for the arm. */
export function doubtsOfUnlisted(rows: readonly Table21Row[], traits: UnitTraits): ValourDoubt[] {
  const certain = rows.some(({ id }) => ROWS_OF_CERTAIN_UNITS.includes(id));
  return [
    "not-among-rows",
    ...(hasSpecialMark(traits) ? (["special-unit-unnamed"] as const) : []),
    ...(certain ? (["certain-units-unnamed"] as const) : []),
    ...(traits.kindDoubt ? [traits.kindDoubt] : []),
    ...(traits.markDoubt ? [traits.markDoubt] : []),
  ];
}
