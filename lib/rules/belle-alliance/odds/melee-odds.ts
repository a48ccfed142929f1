import { combineOdds, type Odds } from "@/lib/rules/odds/odds";
import { rowForResult } from "@/lib/rules/printed/span";
import type { Arm } from "../arm";
import type { DuelColumn, DuelFactorRow } from "../factor";
import type { Order } from "../order";
import { TABLE_8 } from "../tables/table-8";
import { TABLE_11 } from "../tables/table-11";
import { TABLE_12 } from "../tables/table-12";
import { commanderOdds } from "./commander-odds";
import { type CountedFactor, countedFactors, sumOfFactors } from "./counted-factors";
import { circumstancesOf, type Party, stillToEngage } from "./fire-odds";
import { THREE_DICE } from "./three-dice";
import { figuresLost, unitsOfFire } from "./units-of-fire";

export interface MeleeParty extends Party {
  readonly arm: Extract<Arm, "infantry" | "cavalry" | "artillery">;
  /** Figures that count for units of melee: two ranks, outer files, or all gunners [4.1.3]. */
  readonly figures: number;
  /** The unit's whole strength, the most it can lose; undefined if not known. */
  readonly unitFigures?: number | undefined;
  readonly sideFactor: number;
}

export interface Melee {
  readonly attacker: MeleeParty;
  readonly defender: MeleeParty;
  /** Whether both attack; then both use the attacker's column [4.1.3]. */
  readonly bothAttack: boolean;
}

export interface PartyOutcome {
  /** Null if it won or the rolls were equal. */
  readonly disorder: Exclude<Order, "OR"> | null;
  /** Figures lost in this melee alone, rounded down; at most the whole unit. */
  readonly loss: number;
  /** Prisoners it loses, taken from the figures still left. */
  readonly prisoners: number;
  readonly commanderFalls: boolean;
}

export interface MeleeOutcome {
  readonly attacker: PartyOutcome;
  readonly defender: PartyOutcome;
}

type Roll = Odds<{ readonly result: number; readonly falls: boolean }>;

/** Whether a row of table 8 describes how the parties meet ("attack in the flank") and so counts for both. */
export function concernsBothParties(row: string): boolean {
  return TABLE_8.some(({ id, countsForBoth }) => countsForBoth && id === row);
}

/** The rows of both parties; rows that describe how they meet count for both, whichever party they were ticked for. */
export function meetingRows({ attacker, defender, bothAttack }: Melee) {
  if (bothAttack) return { attacker: attacker.rows, defender: defender.rows };
  const shared = [...attacker.rows, ...defender.rows].filter(concernsBothParties);
  const withShared = (rows: readonly string[]) => [...new Set([...rows, ...shared])];
  return { attacker: withShared(attacker.rows), defender: withShared(defender.rows) };
}

/** The factors that apply to each party. A commander who is still to be engaged is not among them. */
export function meleeFactors(melee: Melee): Record<DuelColumn, CountedFactor[]> {
  const rows = meetingRows(melee);
  return {
    attacker: duelFactors(TABLE_8, "attacker", { ...melee.attacker, rows: rows.attacker }),
    defender: duelFactors(TABLE_8, melee.bothAttack ? "attacker" : "defender", {
      ...melee.defender,
      rows: rows.defender,
    }),
  };
}

/** The factors that apply to a party in a column of table 8 or 9. */
export function duelFactors(
  table: readonly DuelFactorRow[],
  column: DuelColumn,
  party: Party,
): CountedFactor[] {
  const factors = table.map((row) => ({ id: row.id, factor: row.factors[column] }));
  return countedFactors(factors, circumstancesOf(party));
}

/**
 * The exact odds of a melee [4.1.3, tables 8, 10, 11, 12]: the difference of the rolls gives the loser's disorder,
 * each roll gives the other party's loss, and prisoners are taken from a party that falls into FD.
 */
export function meleeOdds(melee: Melee): Odds<MeleeOutcome> {
  const factors = meleeFactors(melee);
  const attacks = rollOf(melee.attacker, factors.attacker);
  const defends = rollOf(melee.defender, factors.defender);
  return combineOdds(attacks, defends, (attack, defence) => ({
    attacker: partyOutcome(melee.attacker, melee.defender, { own: attack, other: defence }),
    defender: partyOutcome(melee.defender, melee.attacker, { own: defence, other: attack }),
  }));
}

function rollOf(party: MeleeParty, factors: readonly CountedFactor[]): Roll {
  const fixed = sumOfFactors(factors) + party.sideFactor;
  return combineOdds(THREE_DICE, commanderOdds(stillToEngage(party)), (dice, commander) => ({
    result: dice + fixed + commander.factor,
    falls: commander.falls,
  }));
}

interface Rolled {
  readonly result: number;
  readonly falls: boolean;
}

function partyOutcome(
  party: MeleeParty,
  opponent: MeleeParty,
  { own, other }: { readonly own: Rolled; readonly other: Rolled },
): PartyOutcome {
  const disorder = disorderBy(other.result - own.result);
  const row = rowForResult(TABLE_12, other.result);
  const units = unitsOfFire(opponent.figures, "figures");
  const rides = opponent.arm === "cavalry" && party.arm !== "cavalry";
  const taken = rides ? row.prisonersOfCavalry : row.prisoners;
  const all = party.unitFigures ?? Number.POSITIVE_INFINITY;
  const loss = causesLosses(opponent)
    ? figuresLost({ units, quartersEach: row.lossQuarters }, all)
    : 0;
  return {
    disorder,
    loss,
    prisoners: disorder === "FD" ? Math.min(all - loss, units * taken) : 0,
    commanderFalls: own.falls,
  };
}

/** The disorder of a party that rolled this much less than the other [table 11]; null if it did not roll less. */
export function disorderBy(shortfall: number): PartyOutcome["disorder"] {
  return shortfall < 1 ? null : rowForResult(TABLE_11, shortfall).disorder;
}

/** Whether a party causes losses: a unit without supplies only takes prisoners [5.5.3]. */
function causesLosses({ rows }: Party): boolean {
  return !rows.includes("without-supplies");
}
