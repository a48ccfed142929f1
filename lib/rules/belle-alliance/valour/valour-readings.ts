import { plainName } from "../names/plain-name";
import { TABLE_21, type Table21Heading, type Table21Row } from "../tables/table-21";
import type { ValourDoubt } from "./valour-doubt";
import { bracketedKinds } from "./valour-kinds";
import type { Kind } from "./valour-lexicon";
import { type Match, rowMatches, withoutSpecialMarks } from "./valour-match";
import type { ValourSubject } from "./valour-subject";
import type { UnitTraits } from "./valour-traits";

const ROWS_OF_HEADING = new Map<Table21Heading, Table21Row[]>();
for (const row of TABLE_21) {
  if (row.heading === null) continue;
  ROWS_OF_HEADING.set(row.heading, [...(ROWS_OF_HEADING.get(row.heading) ?? []), row]);
}

/** The rows of a heading for the unit's arm and year, including rows for every arm or year. */
export function rowsUnder(heading: Table21Heading, { arm, year }: ValourSubject): Table21Row[] {
  return (ROWS_OF_HEADING.get(heading) ?? []).filter(
    (row) => (row.arm === arm || row.arm === null) && (row.year === null || row.year === year),
  );
}

/** The rows that fit, and the doubts that come with this way of reading the unit. */
interface Matching {
  readonly matches: readonly Match[];
  readonly doubts: readonly ValourDoubt[];
}

/**
 * The rows that fit, best first. If the name as a whole matches no row, less certain readings of the unit are tried
 * in turn.
 */
export function matchesAmong(
  rows: readonly Table21Row[],
  subject: ValourSubject,
  traits: UnitTraits,
): Matching {
  const { type, year } = subject;
  const aside = bracketedKinds(subject, plainName(subject.name));
  const attempts: readonly (readonly [UnitTraits, readonly ValourDoubt[]])[] = [
    [traits, []],
    [{ ...traits, kinds: new Set<Kind>(type ? [type] : []) }, ["type-over-name"]],
    [{ ...traits, kinds: aside }, ["nearest-row"]],
    [traits.kindDoubt ? traits : withoutSpecialMarks(traits), ["special-unit-unnamed"]],
  ];
  for (const [reading, doubts] of attempts) {
    const matches = rowMatches(rows, reading, year).filter(
      ({ rank }) => reading === traits || rank !== "arm",
    );
    if (matches.length > 0) return { matches, doubts };
  }
  return { matches: [], doubts: [] };
}
