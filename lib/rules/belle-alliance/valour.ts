import { plainName } from "./plain-name";
import { TABLE_21, type Table21Heading, type Table21Row } from "./tables/table-21";
import { confidenceAfter, type ValourConfidence, type ValourDoubt } from "./valour-doubt";
import { headingsFor } from "./valour-heading";
import { bracketedKinds } from "./valour-kinds";
import { asOrdinary, isSetApart, type Match, rowMatches } from "./valour-match";
import type { Rank } from "./valour-matchers/row-matcher";
import type { ValourSubject } from "./valour-subject";
import { isInTable21, type Kind, traitsOf, type UnitTraits } from "./valour-traits";

/** Why a value was taken that no row of a nation gives. */
export type ValourDefault = "unlisted" | "guard-artillery" | "out-of-years";

export const VALOUR_WHYS = [
  "unit-named",
  "formation-named",
  "kind-of-troops",
  "whole-arm",
  "unlisted",
  "guard-artillery",
  "out-of-years",
] as const;
export type ValourWhy = (typeof VALOUR_WHYS)[number];

/** The row of table 21 a unit seems to belong to, and how sure that is. */
export interface ValourProposal {
  /** Null where no row of the unit's nation names it. */
  readonly row: Table21Row | null;
  /** The row's values, or the one of the default. */
  readonly values: readonly number[];
  readonly default: ValourDefault | null;
  readonly confidence: ValourConfidence;
  /** What speaks against the proposal; none where it is sure. */
  readonly doubts: readonly ValourDoubt[];
  /** Rows worth looking at, the proposed one first. */
  readonly candidates: readonly Table21Row[];
  readonly why: {
    readonly code: ValourWhy;
    readonly params: Readonly<Record<string, string | number>>;
  };
}

/** Table 21 covers these years [5.5.1]. */
export const TABLE_21_YEARS = { first: 1813, last: 1815 } as const;

/**
 * Proposes a unit's row of table 21 [5.5.1]. Rows that name the unit itself go before rows of its
 * formation, its kind of troops and its arm; among equals the rows of the year go before the general
 * ones (our reading). A unit no row names has valour 0, guard artillery 1. `ask` means: two readings
 * are open, let the umpire choose. A row of two values is no doubt here: which of them counts is a
 * question of its own.
 */
export function proposeValour(subject: ValourSubject): ValourProposal {
  const { year, arm, nation } = subject;
  if (year < TABLE_21_YEARS.first || year > TABLE_21_YEARS.last) {
    return byDefault("out-of-years", { doubts: ["out-of-years"], params: { year } });
  }
  if (!isInTable21(arm)) return byDefault("unlisted", { params: { arm } });
  const traits = traitsOf(subject);
  const { headings, doubt } = headingsFor(subject, traits);
  const [first, ...others] = headings.map((heading) => proposeUnder(heading, subject, traits));
  if (!first) return byDefault("unlisted", { doubts: ["nation-unknown"], params: { nation } });
  if (others.length > 0) return agreementOf([first, ...others]);
  return doubt ? doubted(first, [doubt]) : first;
}

/** What the answers of two headings have in common; the first one that has a row is given. */
function agreementOf(
  proposals: readonly [ValourProposal, ...(readonly ValourProposal[])],
): ValourProposal {
  const best = proposals.find((proposal) => proposal.row !== null) ?? proposals[0];
  const agreed = proposals.every((proposal) => sameValues(proposal.values, best.values));
  const all = [best, ...proposals].flatMap((proposal) => proposal.candidates);
  const candidates = unique(all);
  return { ...doubted(best, [agreed ? "headings-agree" : "headings-differ"]), candidates };
}

const ROWS_OF_HEADING = new Map<Table21Heading, Table21Row[]>();
for (const row of TABLE_21) {
  if (row.heading === null) continue;
  ROWS_OF_HEADING.set(row.heading, [...(ROWS_OF_HEADING.get(row.heading) ?? []), row]);
}

function proposeUnder(
  heading: Table21Heading,
  subject: ValourSubject,
  traits: UnitTraits,
): ValourProposal {
  const rows = (ROWS_OF_HEADING.get(heading) ?? []).filter(
    (row) =>
      (row.arm === subject.arm || row.arm === null) &&
      (row.year === null || row.year === subject.year),
  );
  const { matches, doubts } = matchesAmong(rows, subject, traits);
  const [best] = matches;
  if (!best) return unmatched(rows, { heading, subject, traits });
  return doubted(fromMatches(best, matches, { subject, traits }), doubts);
}

interface Matching {
  readonly matches: readonly Match[];
  readonly doubts: readonly ValourDoubt[];
}

/** The rows that fit, best first; where the name leads nowhere, what else is told is tried. */
function matchesAmong(
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
    [traits.kindDoubt ? traits : asOrdinary(traits), ["special-unit-unnamed"]],
  ];
  for (const [reading, doubts] of attempts) {
    const matches = rowMatches(rows, reading, year).filter(
      ({ rank }) => reading === traits || rank !== "arm",
    );
    if (matches.length > 0) return { matches, doubts };
  }
  return { matches: [], doubts: [] };
}

interface Asked {
  readonly subject: ValourSubject;
  readonly traits: UnitTraits;
}

function fromMatches(best: Match, matches: readonly Match[], asked: Asked): ValourProposal {
  const { row } = best;
  const proposal = {
    row,
    values: row.values,
    default: null,
    confidence: "sure",
    doubts: [],
    candidates: unique(matches.map((match) => match.row)),
    why: { code: WHY_OF_RANK[best.rank], params: { row: row.id, year: row.year ?? "" } },
  } as const;
  return doubted(proposal, doubtsAbout(best, matches, asked));
}

const WHY_OF_RANK = {
  unit: "unit-named",
  formation: "formation-named",
  kind: "kind-of-troops",
  arm: "whole-arm",
} as const satisfies Record<Rank, ValourWhy>;

function doubtsAbout(
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

function unmatched(
  rows: readonly Table21Row[],
  { heading, subject, traits }: Asked & { readonly heading: Table21Heading },
): ValourProposal {
  const params = { heading };
  if (rows.some((row) => row.arm === null)) {
    return byDefault("unlisted", { doubts: ["nation-blank"], candidates: rows, params });
  }
  const listed = rows.length > 0;
  if (traits.marks.has("guard") && subject.arm === "artillery") {
    const doubts: ValourDoubt[] = listed ? ["not-among-rows"] : [];
    return byDefault("guard-artillery", { doubts, candidates: rows, params });
  }
  const doubts = listed ? doubtsOfUnlisted(rows, traits) : [];
  return byDefault("unlisted", { doubts, candidates: rows, params });
}

function doubtsOfUnlisted(rows: readonly Table21Row[], traits: UnitTraits): ValourDoubt[] {
  const certain = rows.some(({ id }) => ROWS_OF_CERTAIN_UNITS.includes(id));
  return [
    "not-among-rows",
    ...(isSetApart(traits) ? (["special-unit-unnamed"] as const) : []),
    ...(certain ? (["certain-units-unnamed"] as const) : []),
    ...(traits.kindDoubt ? [traits.kindDoubt] : []),
    ...(traits.markDoubt ? [traits.markDoubt] : []),
  ];
}

const DEFAULT_VALUES = { unlisted: 0, "guard-artillery": 1, "out-of-years": 0 } as const;

function byDefault(
  reason: ValourDefault,
  {
    doubts = [],
    candidates = [],
    params,
  }: {
    doubts?: readonly ValourDoubt[];
    candidates?: readonly Table21Row[];
    params: ValourProposal["why"]["params"];
  },
): ValourProposal {
  return {
    row: null,
    values: [DEFAULT_VALUES[reason]],
    default: reason,
    confidence: confidenceAfter(doubts),
    doubts,
    candidates,
    why: { code: reason, params },
  };
}

function doubted(proposal: ValourProposal, more: readonly ValourDoubt[]): ValourProposal {
  const doubts = [...new Set([...proposal.doubts, ...more])];
  return { ...proposal, doubts, confidence: confidenceAfter(doubts) };
}

function sameValues(some: readonly number[], others: readonly number[]): boolean {
  return some.join() === others.join();
}

function unique(rows: readonly Table21Row[]): Table21Row[] {
  return [...new Set(rows)];
}
