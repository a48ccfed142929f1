import { groupBy } from "../../document/group-by";
import { type SureShare, sureShare } from "../../document/sure-share";
import { DRAW, type NewResult } from "./result";

/** What the results of a scenario that count say together. */
export interface ResultFigures {
  readonly played: number;
  /** Of these, those without a winner. */
  readonly draws: number;
  /** Wins of each side among the games with a winner or a draw. */
  readonly wins: readonly ({
    readonly side: string;
    readonly wins: number;
    /** The levels of these wins that were named, the most frequent first. */
    readonly levels: readonly { readonly level: string; readonly wins: number }[];
  } & SureShare)[];
  /** Medians; null where nothing is known. */
  readonly usualBounds: number | null;
  readonly usualHours: number | null;
}

/** The figures of results, for these sides; wins of a side that the scenario no longer has count for the others' shares. */
export function resultFigures(
  results: readonly Pick<NewResult, "winner" | "level" | "bounds" | "hours">[],
  sideIds: readonly string[],
): ResultFigures {
  const decided = results.filter(({ winner }) => winner !== null);
  const wonBy = (id: string) => decided.filter(({ winner }) => winner === id).length;
  return {
    played: results.length,
    draws: wonBy(DRAW),
    wins: sideIds.map((side) => ({
      side,
      wins: wonBy(side),
      levels: levelsOf(decided.filter(({ winner }) => winner === side)),
      ...sureShare(wonBy(side), decided.length),
    })),
    usualBounds: median(results.flatMap(({ bounds }) => bounds ?? [])),
    usualHours: median(results.flatMap(({ hours }) => hours ?? [])),
  };
}

function levelsOf(won: readonly Pick<NewResult, "level">[]) {
  const named = won.map(({ level }) => level.trim()).filter((level) => level !== "");
  return [...groupBy(named, (level) => level)]
    .map(([level, all]) => ({ level, wins: all.length }))
    .toSorted((a, b) => b.wins - a.wins);
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
