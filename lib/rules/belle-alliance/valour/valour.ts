import { battalionsOf, withRegiment } from "../names/battalions";
import { plainName, presentName } from "../names/plain-name";
import { TABLE_21, type Table21Heading, type Table21Row } from "../tables/table-21";
import type { Rank } from "./matchers/row-matcher";
import { unknownWords } from "./unknown-words";
import type { ValourDoubt } from "./valour-doubt";
import { headingsFor } from "./valour-heading";
import { bracketedKinds } from "./valour-kinds";
import type { Kind } from "./valour-lexicon";
import { hasSpecialMark, type Match, rowMatches, withoutSpecialMarks } from "./valour-match";
import {
  byDefault,
  doubted,
  sameValues,
  type ValourProposal,
  type ValourWhy,
  withUnknownWords,
} from "./valour-proposal";
import { TABLE_21_YEARS } from "./valour-range";
import type { ValourSubject } from "./valour-subject";
import { isInTable21, traitsOf, type UnitTraits } from "./valour-traits";

/** The unit whose row is looked for. */
interface SubjectWithTraits {
  readonly subject: ValourSubject;
  readonly traits: UnitTraits;
}

/** Rows that apply to certain units of an arm without saying which. */
const ROWS_OF_CERTAIN_UNITS: readonly string[] = [
  "t21-france-1813-visse-linie-og-regimentsbatterier",
];

const ROWS_OF_HEADING = new Map<Table21Heading, Table21Row[]>();

for (const row of TABLE_21) {
  if (row.heading === null) continue;
  ROWS_OF_HEADING.set(row.heading, [...(ROWS_OF_HEADING.get(row.heading) ?? []), row]);
}

/** The rows that fit, and the doubts that come with this way of reading the unit. */
interface Matching {
  readonly matches: readonly Match[];
  readonly doubts: readonly ValourDoubt[];
}

/**
 * Proposes a unit's row of table 21 [5.5.1]. Rows that name the unit itself take precedence over rows for its
 * formation, its kind of troops and its arm; among equals, rows of the year take precedence over general ones (our
 * reading). A unit that no row names has valour 0, guard artillery 1. A confidence of `ask` means that two readings
 * are possible or a word of the name is not understood, so the umpire should choose. A row of two values does not
 * count as a doubt here: which of them applies is a separate question.
 */
export function proposeValour(subject: ValourSubject): ValourProposal {
  const { year, arm } = subject;
  if (year < TABLE_21_YEARS.first || year > TABLE_21_YEARS.last) {
    return byDefault("out-of-years", { doubts: ["out-of-years"], params: { year } });
  }
  if (!isInTable21(arm)) return byDefault("unlisted", { params: { arm } });
  const present = { ...subject, name: withRegiment(presentName(subject.name), subject.context) };
  return withUnknownWords(proposeByParts(present), unknownWords(present));
}

/** A unit has the valour that each battalion or regiment in its name has; if these differ, the umpire is asked. */
function proposeByParts(subject: ValourSubject): ValourProposal {
  const { parts } = battalionsOf(subject.name);
  const [first, ...others] = parts.map((name) => proposeByName({ ...subject, name }));
  return first ? together(first, others, "parts-differ") : proposeByName(subject);
}

/** A number that may not be the regiment's is no reason to be sure if another in the name leads elsewhere. */
function proposeByName(subject: ValourSubject): ValourProposal {
  const traits = traitsOf(subject);
  const { otherNumbers } = traits;
  const others = otherNumbers.map((unit) => proposeByTraits(subject, { ...traits, unit }));
  const found = proposeByTraits(subject, traits);
  const differing = others.filter(({ values }) => !sameValues(values, found.values));
  return together(found, differing, "number-open");
}

/** A proposal with the candidates of others and, if all agree, their doubts; otherwise the difference is the doubt. */
function together(
  first: ValourProposal,
  others: readonly ValourProposal[],
  difference: ValourDoubt,
): ValourProposal {
  if (others.length === 0) return first;
  const agree = others.every(({ values }) => sameValues(values, first.values));
  const doubts = others.flatMap((other) => other.doubts);
  const candidates = unique([first, ...others].flatMap((each) => each.candidates));
  return { ...doubted(first, agree ? doubts : [difference]), candidates };
}

function proposeByTraits(subject: ValourSubject, traits: UnitTraits): ValourProposal {
  const { nation } = subject;
  const { headings, doubt } = headingsFor(subject, traits);
  const [first, ...others] = headings.map((heading) => proposeUnder(heading, subject, traits));
  if (!first) return byDefault("unlisted", { doubts: ["nation-unknown"], params: { nation } });
  if (others.length > 0) return agreementOf([first, ...others]);
  return doubt ? doubted(first, [doubt]) : first;
}

/**
 * Combines the proposals of two headings: returns the first one that has a row, with a doubt that says whether they
 * agree.
 */
function agreementOf(
  proposals: readonly [ValourProposal, ...(readonly ValourProposal[])],
): ValourProposal {
  const best = proposals.find((proposal) => proposal.row !== null) ?? proposals[0];
  const agreed = proposals.every((proposal) => sameValues(proposal.values, best.values));
  const all = [best, ...proposals].flatMap((proposal) => proposal.candidates);
  const candidates = unique(all);
  return { ...doubted(best, [agreed ? "headings-agree" : "headings-differ"]), candidates };
}

function proposeUnder(
  heading: Table21Heading,
  subject: ValourSubject,
  traits: UnitTraits,
): ValourProposal {
  const rows = rowsUnder(heading, subject);
  const { matches, doubts } = matchesAmong(rows, subject, traits);
  const [best] = matches;
  if (!best) return unmatched(rows, { heading, subject, traits });
  return doubted(fromMatches(best, matches, { subject, traits }), doubts);
}

/** The rows of a heading for the unit's arm and year, including rows for every arm or year. */
function rowsUnder(heading: Table21Heading, { arm, year }: ValourSubject): Table21Row[] {
  return (ROWS_OF_HEADING.get(heading) ?? []).filter(
    (row) => (row.arm === arm || row.arm === null) && (row.year === null || row.year === year),
  );
}

/**
 * The rows that fit, best first. If the name as a whole matches no row, less certain readings of the unit are tried
 * in turn.
 */
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

function fromMatches(
  best: Match,
  matches: readonly Match[],
  asked: SubjectWithTraits,
): ValourProposal {
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

/** The doubts about the best of the matching rows. */
function doubtsAbout(
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

/** The doubts about treating a unit as unlisted although its heading has rows for the arm. */
function doubtsOfUnlisted(rows: readonly Table21Row[], traits: UnitTraits): ValourDoubt[] {
  const certain = rows.some(({ id }) => ROWS_OF_CERTAIN_UNITS.includes(id));
  return [
    "not-among-rows",
    ...(hasSpecialMark(traits) ? (["special-unit-unnamed"] as const) : []),
    ...(certain ? (["certain-units-unnamed"] as const) : []),
    ...(traits.kindDoubt ? [traits.kindDoubt] : []),
    ...(traits.markDoubt ? [traits.markDoubt] : []),
  ];
}

const WHY_OF_RANK = {
  unit: "unit-named",
  formation: "formation-named",
  kind: "kind-of-troops",
  arm: "whole-arm",
} as const satisfies Record<Rank, ValourWhy>;

function unmatched(
  rows: readonly Table21Row[],
  { heading, subject, traits }: SubjectWithTraits & { readonly heading: Table21Heading },
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

function unique(rows: readonly Table21Row[]): Table21Row[] {
  return [...new Set(rows)];
}
