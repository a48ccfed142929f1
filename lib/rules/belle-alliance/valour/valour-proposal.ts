import type { Table21Row } from "../tables/table-21";
import { confidenceAfter, type ValourConfidence, type ValourDoubt } from "./valour-doubt";

/** Why a default value was taken instead of a row's. */
type ValourDefault = "unlisted" | "guard-artillery" | "out-of-years";

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

/** The row of table 21 that a unit seems to belong to, and how sure that is. */
export interface ValourProposal {
  /** Null if no row of the unit's nation names it. */
  readonly row: Table21Row | null;
  /** The row's values, or the default value. */
  readonly values: readonly number[];
  readonly default: ValourDefault | null;
  readonly confidence: ValourConfidence;
  /** The doubts about the proposal; empty if it is sure. */
  readonly doubts: readonly ValourDoubt[];
  /** The rows worth considering, the proposed one first. */
  readonly candidates: readonly Table21Row[];
  readonly why: {
    readonly code: ValourWhy;
    readonly params: Readonly<Record<string, string | number>>;
  };
}

const DEFAULT_VALUES = { unlisted: 0, "guard-artillery": 1, "out-of-years": 0 } as const;

/** The proposal for a unit to which no row gives a value. */
export function byDefault(
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

/** Returns the proposal with more doubts added. */
export function doubted(proposal: ValourProposal, more: readonly ValourDoubt[]): ValourProposal {
  const doubts = [...new Set([...proposal.doubts, ...more])];
  return { ...proposal, doubts, confidence: confidenceAfter(doubts) };
}

/** Returns the proposal with a doubt added if words of the unit's name were not understood. */
export function withUnknownWords(
  proposal: ValourProposal,
  words: readonly string[],
): ValourProposal {
  if (words.length === 0) return proposal;
  const { code, params } = proposal.why;
  const why = { code, params: { ...params, words: words.join(", ") } };
  return { ...doubted(proposal, ["word-unknown"]), why };
}

/** Whether two rows or proposals give the same values. */
export function sameValues(some: readonly number[], others: readonly number[]): boolean {
  return some.join() === others.join();
}
