import type { Arm } from "./arm";
import type { GuardGrade } from "./guard-grade";
import type { Nation } from "./nation";
import { TABLE_21, type Table21Row } from "./tables/table-21";
import type { UnitType } from "./unit-type";
import type { Weight } from "./weight";

/** What is known of a unit when its row of table 21 is sought. */
export interface ValourSubject {
  readonly name: string;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly type: UnitType;
  readonly weight: Weight | null;
  readonly guard: boolean;
  readonly guardGrade: GuardGrade | null;
  readonly year: number;
  /** Names of the formations above the unit, from the top down. */
  readonly context: readonly string[];
}

/** Why a value was taken that no row of a nation gives. */
export type ValourDefault = "unlisted" | "guard-artillery" | "out-of-years";

export type ValourConfidence = "sure" | "likely" | "ask";

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

/** Proposes a unit's row of table 21 [5.5.1]. */
export function proposeValour(subject: ValourSubject): ValourProposal {
  const inYears = subject.year >= TABLE_21_YEARS.first && subject.year <= TABLE_21_YEARS.last;
  return {
    row: null,
    values: [0],
    default: inYears ? "unlisted" : "out-of-years",
    confidence: "ask",
    candidates: inYears ? TABLE_21.filter((row) => row.heading === null) : [],
    why: { code: inYears ? "unlisted" : "out-of-years", params: { year: subject.year } },
  };
}
