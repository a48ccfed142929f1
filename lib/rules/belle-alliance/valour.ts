import { TABLE_21, type Table21Heading, type Table21Row } from "./tables/table-21";
import { headingsFor } from "./valour-heading";
import { isSetApart, lesser, type Match, rowMatches, type ValourConfidence } from "./valour-match";
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
 * are open, let the umpire choose.
 */
export function proposeValour(subject: ValourSubject): ValourProposal {
  const { year, arm } = subject;
  if (year < TABLE_21_YEARS.first || year > TABLE_21_YEARS.last) {
    return byDefault("out-of-years", { confidence: "ask", candidates: [], params: { year } });
  }
  if (!isInTable21(arm)) {
    return byDefault("unlisted", { confidence: "sure", candidates: [], params: { arm } });
  }
  const traits = traitsOf(subject);
  const { headings, confidence } = headingsFor(subject, traits);
  const proposals = headings.map((heading) => proposeUnder(heading, subject, traits));
  return atMost(subject.type === null ? "ask" : confidence, agreementOf(proposals, subject));
}

/** One heading's answer, or what two headings have in common. */
function agreementOf(
  proposals: readonly ValourProposal[],
  { nation }: ValourSubject,
): ValourProposal {
  const [first, ...others] = proposals;
  if (!first) {
    return byDefault("unlisted", { confidence: "likely", candidates: [], params: { nation } });
  }
  if (others.length === 0) return first;
  const best = proposals.find((proposal) => proposal.row !== null) ?? first;
  const agreed = proposals.every((proposal) => sameValues(proposal.values, best.values));
  const candidates = unique(proposals.flatMap((proposal) => proposal.candidates));
  return atMost(agreed ? "likely" : "ask", { ...best, candidates });
}

function proposeUnder(
  heading: Table21Heading,
  subject: ValourSubject,
  traits: UnitTraits,
): ValourProposal {
  const rows = TABLE_21.filter(
    (row) =>
      row.heading === heading &&
      (row.arm === subject.arm || row.arm === null) &&
      (row.year === null || row.year === subject.year),
  );
  const matches = matchesAmong(rows, subject, traits);
  const [best] = matches;
  return best ? fromMatches(best, matches, { subject, traits }) : unmatched(rows, heading, traits);
}

/** The rows that fit, best first; the type from the list is tried where the name leads nowhere. */
function matchesAmong(
  rows: readonly Table21Row[],
  subject: ValourSubject,
  traits: UnitTraits,
): Match[] {
  const matches = rowMatches(rows, traits, subject.year);
  const { type } = subject;
  if (matches.length > 0 || type === null || traits.kinds.has(type)) return matches;
  const byType = { ...traits, kinds: new Set<Kind>([type]) };
  return rowMatches(rows, byType, subject.year).map((match) => ({
    ...match,
    confidence: lesser("likely", match.confidence),
  }));
}

function fromMatches(
  best: Match,
  matches: readonly Match[],
  { subject, traits }: { subject: ValourSubject; traits: UnitTraits },
): ValourProposal {
  const { row } = best;
  const rivals = matches.filter((match) => isRival(match, best));
  const doubts: ValourConfidence[] = [best.confidence];
  if (rivals.length > 0) doubts.push("ask");
  if (traits.guardByContext) doubts.push("likely");
  if (row.weight !== null && subject.weight !== null && row.weight !== subject.weight) {
    doubts.push("likely");
  }
  return {
    row,
    values: row.values,
    default: null,
    confidence: doubts.reduce(lesser),
    candidates: unique([best, ...matches].map((match) => match.row)),
    why: { code: WHY_OF_RANK[best.rank], params: { row: row.id, year: row.year ?? "" } },
  };
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

const WHY_OF_RANK = {
  unit: "unit-named",
  formation: "formation-named",
  kind: "kind-of-troops",
  arm: "whole-arm",
} as const satisfies Record<Rank, ValourWhy>;

function unmatched(
  rows: readonly Table21Row[],
  heading: Table21Heading,
  traits: UnitTraits,
): ValourProposal {
  const params = { heading };
  const listed = rows.length > 0;
  if (traits.marks.has("guard") && isGuns(traits)) {
    return byDefault("guard-artillery", {
      confidence: listed ? "likely" : "sure",
      candidates: rows,
      params,
    });
  }
  const doubt = isSetApart(traits) ? "ask" : "likely";
  return byDefault("unlisted", { confidence: listed ? doubt : "sure", candidates: rows, params });
}

function isGuns({ kinds }: UnitTraits): boolean {
  return kinds.has("foot-artillery") || kinds.has("horse-artillery");
}

const DEFAULT_VALUES = { unlisted: 0, "guard-artillery": 1, "out-of-years": 0 } as const;

function byDefault(
  reason: ValourDefault,
  rest: {
    confidence: ValourConfidence;
    candidates: readonly Table21Row[];
    params: ValourProposal["why"]["params"];
  },
): ValourProposal {
  const { confidence, candidates, params } = rest;
  const why = { code: reason, params };
  return {
    row: null,
    values: [DEFAULT_VALUES[reason]],
    default: reason,
    confidence,
    candidates,
    why,
  };
}

function atMost(limit: ValourConfidence, proposal: ValourProposal): ValourProposal {
  return { ...proposal, confidence: lesser(limit, proposal.confidence) };
}

function sameValues(some: readonly number[], others: readonly number[]): boolean {
  return some.join() === others.join();
}

function unique(rows: readonly Table21Row[]): Table21Row[] {
  return [...new Set(rows)];
}
