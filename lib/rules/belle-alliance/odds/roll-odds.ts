import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import { rowForResult, type Span } from "@/lib/rules/printed/span";
import type { RollFactorRow } from "../factor";
import { TABLE_16, TABLE_16_RESULTS } from "../tables/table-16";
import { TABLE_17, TABLE_17_RESULTS } from "../tables/table-17";
import { TABLE_18 } from "../tables/table-18";
import { TABLE_19, TABLE_19_RESULTS } from "../tables/table-19";
import { type FieldWork, PER_FAILED_BOUND, TABLE_20 } from "../tables/table-20";
import { type CountedFactor, countedFactors, sumOfFactors } from "./counted-factors";
import { THREE_DICE } from "./three-dice";

interface RollTable {
  readonly factors: readonly RollFactorRow[];
  readonly results: readonly (Span & { readonly id: string })[];
}

/** Rolls by a single unit or figure, with the tables of their factors and results. */
export const ROLL_TABLES = {
  reorganisation: { factors: TABLE_16, results: TABLE_16_RESULTS },
  order: { factors: TABLE_17, results: TABLE_17_RESULTS },
  catch: { factors: [], results: TABLE_18 },
  replacement: { factors: TABLE_19, results: TABLE_19_RESULTS },
} as const satisfies Readonly<Record<string, RollTable>>;
export type RollName = keyof typeof ROLL_TABLES;

export interface Roll {
  readonly name: RollName;
  readonly rows: readonly string[];
  readonly valour: number;
  /** For how many bounds in a row the same attempt has failed. */
  readonly failedBounds: number;
  readonly sideFactor: number;
}

/** For how many bounds ahead the odds of repeated tries are computed. */
const TRIES_AHEAD = 6;

/** The factors of tables 16, 17 or 19 that apply. */
export function rollFactors({ name, rows, valour, failedBounds }: Roll): CountedFactor[] {
  const table: readonly RollFactorRow[] = ROLL_TABLES[name].factors;
  const perBound = table.filter((row) => row.perFailedBound).map(({ id }) => [id, failedBounds]);
  return countedFactors(table, { rows, swings: { valour }, times: Object.fromEntries(perBound) });
}

/** The exact odds of the results of tables 16 to 19, by row id. */
export function rollOdds(roll: Roll): Odds<string> {
  const results: RollTable["results"] = ROLL_TABLES[roll.name].results;
  const sum = sumOfFactors(rollFactors(roll)) + roll.sideFactor;
  return mapOdds(THREE_DICE, (dice) => rowForResult(results, dice + sum).id);
}

export interface WorkRoll {
  readonly work: FieldWork;
  /** The roll for materials to begin with, or the final roll of incineration and detonation. */
  readonly of: "materials" | "end";
  /** Whether the unit is within 10 cm of the wood or building that supplies the material. */
  readonly nearSource: boolean;
  readonly failedBounds: number;
  readonly sideFactor: number;
}

/** The result the dice must reach [table 20]; null if the work needs no such roll. */
export function workThreshold({ work, of, nearSource }: WorkRoll): number | null {
  const row = TABLE_20.find(({ id }) => id === work);
  if (!row) return null;
  if (of === "end") return row.result.kind === "destroyed" ? row.result.finalRoll : null;
  return nearSource && row.nearSource ? row.nearSource.roll : row.materialRoll;
}

/** The exact odds that a roll of table 20 succeeds; certain if the work needs no such roll. */
export function workOdds(roll: WorkRoll): Odds<boolean> {
  const threshold = workThreshold(roll) ?? Number.NEGATIVE_INFINITY;
  const added = roll.failedBounds * PER_FAILED_BOUND + roll.sideFactor;
  return mapOdds(THREE_DICE, (dice) => dice + added >= threshold);
}

/**
 * The exact odds of when a roll repeated each bound first succeeds: 1 is this bound, null is after more than
 * `TRIES_AHEAD` bounds. `oddsAfter` returns the odds of success after that many more failures.
 */
export function triesOdds(oddsAfter: (failed: number) => Odds<boolean>): Odds<number | null> {
  const tries = Array.from({ length: TRIES_AHEAD }, (_, failed) => oddsAfter(failed));
  const throws = tries.reduce((product, odds) => product * odds.throws, 1n);
  let stillTrying = throws;
  const chances = tries.map((odds, failed) => {
    const ways = (stillTrying / odds.throws) * waysOf(odds, true);
    stillTrying -= ways;
    return { value: failed + 1, ways };
  });
  return { throws, chances: [...chances, { value: null, ways: stillTrying }] };
}

function waysOf({ chances }: Odds<boolean>, wanted: boolean): bigint {
  return chances.find(({ value }) => value === wanted)?.ways ?? 0n;
}
