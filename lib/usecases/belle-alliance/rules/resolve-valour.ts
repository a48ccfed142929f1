import type { Words } from "@/lib/domain/document/rule-tables/table-words";
import type { Weight } from "@/lib/rules/belle-alliance/unit-type";
import { proposeValour } from "@/lib/rules/belle-alliance/valour/valour";
import {
  confidenceAfter,
  type ValourConfidence,
  type ValourDoubt,
} from "@/lib/rules/belle-alliance/valour/valour-doubt";
import type { ValourRequest } from "@/lib/rules/belle-alliance/valour/valour-request";
import { subjectOfRequest } from "@/lib/rules/belle-alliance/valour/valour-request";

/** The row of table 21 for one unit, for tools that have no scenario. */
export interface ValourAnswer {
  /** Id of the best row, even if the umpire should choose; null with a default and outside 1813 to 1815. */
  readonly row: string | null;
  readonly default: "unlisted" | "guard-artillery" | null;
  /** The weight of cavalry that the row states; null if it states none. */
  readonly weight: Weight | null;
  /** Empty outside 1813 to 1815. */
  readonly values: readonly number[];
  readonly confidence: ValourConfidence;
  readonly candidates: readonly string[];
  readonly why: {
    readonly code: string;
    readonly params: Readonly<Record<string, string | number>>;
    readonly doubts: readonly ValourDoubt[];
    /** The reason as a complete text. */
    readonly text: string;
  };
}

/** Answers requests that have passed their schema, in their order [5.5.1, table 21]. */
export function resolveValour(requests: readonly ValourRequest[], words: Words): ValourAnswer[] {
  return requests.map((request) => resolved(request, words));
}

function resolved(request: ValourRequest, words: Words): ValourAnswer {
  const { row, values, candidates, why, ...proposal } = proposeValour(subjectOfRequest(request));
  const isOutside = proposal.default === "out-of-years";
  const doubts: ValourDoubt[] = [...proposal.doubts];
  if (values.length > 1) doubts.push("two-values");
  return {
    row: row?.id ?? null,
    default: proposal.default === "out-of-years" ? null : proposal.default,
    weight: row?.weight ?? null,
    values: isOutside ? [] : values,
    confidence: confidenceAfter(doubts),
    candidates: candidates.map(({ id }) => id),
    why: { ...why, doubts, text: inWords(why, doubts, words) },
  };
}

function inWords(
  why: Pick<ValourAnswer["why"], "code" | "params">,
  doubts: readonly ValourDoubt[],
  words: Words,
): string {
  const reason = words(`valourWhy.${why.code}`, why.params);
  return [reason, ...doubts.map((doubt) => words(`valourDoubt.${doubt}`, why.params))].join(" ");
}
