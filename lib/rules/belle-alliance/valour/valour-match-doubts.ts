import type { Table21Row } from "../tables/table-21";
import type { ValourDoubt } from "./valour-doubt";
import { isSetApart, type Match } from "./valour-match";
import { sameValues } from "./valour-proposal";
import type { ValourSubject } from "./valour-subject";
import type { UnitTraits } from "./valour-traits";

/** What a row is looked for with. */
export interface Asked {
  readonly subject: ValourSubject;
  readonly traits: UnitTraits;
}

/** What speaks against the best of the rows that fit. */
export function doubtsAbout(
  best: Match,
  matches: readonly Match[],
  { subject, traits }: Asked,
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
 * A row that would give another value and that the best one does not plainly set aside: one as close
 * and of the same years, or one of the year that a closer general row has passed over.
 */
function isRival(match: Match, best: Match): boolean {
  if (sameValues(match.row.values, best.row.values)) return false;
  if (match.rank === best.rank) return match.row.year === best.row.year;
  return best.row.year === null && match.row.year !== null;
}

/** Rows that speak of certain units of an arm and leave it open which. */
const ROWS_OF_CERTAIN_UNITS: readonly string[] = [
  "t21-france-1813-visse-linie-og-regimentsbatterier",
];

/** What speaks against taking a unit as unlisted where its heading has rows for the arm. */
export function doubtsOfUnlisted(rows: readonly Table21Row[], traits: UnitTraits): ValourDoubt[] {
  const certain = rows.some(({ id }) => ROWS_OF_CERTAIN_UNITS.includes(id));
  return [
    "not-among-rows",
    ...(isSetApart(traits) ? (["special-unit-unnamed"] as const) : []),
    ...(certain ? (["certain-units-unnamed"] as const) : []),
    ...(traits.kindDoubt ? [traits.kindDoubt] : []),
    ...(traits.markDoubt ? [traits.markDoubt] : []),
  ];
}
