import { combineOdds, type Odds } from "@/lib/rules/odds/odds";
import type { Displacement } from "../tables/fire";
import { LEAST_DICE } from "../tables/fire";
import {
  AFTER_CHARGE_DISORDER,
  BAYONET_ON_HORSE,
  FLANKED_PART,
  LOSS_PER_HIT,
  MELEE_CIRCUMSTANCES,
  MELEE_DISORDER,
  MELEE_OVERLAP,
  MELEE_RESULTS,
  MELEE_SUPPORT,
  type MeleeResult,
  NO_OVERLAP,
  NOT_OVERLAPPED,
  SIDES_THAT_DESTROY,
} from "../tables/melee";
import type { Arm } from "../unit-kind";
import { type Bases, basesLost, pointsLeft, type State, stateOf } from "./bases-lost";
import {
  applies,
  type CountedRows,
  countRows,
  disorderModifier,
  modifierSum,
  type PartyIn,
  type PartyModifier,
  timesModifier,
} from "./counted";
import type { Pool } from "./fire-odds";
import { hitsOdds } from "./hits";

export interface MeleeParty extends PartyIn {
  readonly arm: Exclude<Arm, "artillery">;
  readonly party: "attacker" | "defender";
  /** The number of bases in the regiment, and the fighting value (WB) of each. */
  readonly bases: number;
  readonly fightingValue: number;
  /** Bases attacked in flank or rear, if the opponent attacks there; null: all. */
  readonly flankedBases: number | null;
  /** How many of its wings overlap the opponent, and how many regiments support it. */
  readonly wings: number;
  readonly supports: number;
  readonly otherDice: number;
  /** How many sides it is attacked from [10.29]. */
  readonly attackedFrom: number;
  readonly strength: Bases | null;
}

export interface Melee {
  readonly attacker: MeleeParty;
  readonly defender: MeleeParty;
}

export interface PartyOutcome {
  /** Points of WTR lost; at most all it has left, if that is known. */
  readonly loss: number;
  readonly basesLost: number | null;
  readonly state: State;
}

interface MeleeOutcome {
  /** Hits scored by the attacker minus hits scored by the defender. */
  readonly difference: number;
  readonly attacker: PartyOutcome;
  readonly defender: PartyOutcome;
}

/** The circumstances of a melee that count, and those that are cancelled. */
export function meleeRows({ attacker, defender }: Melee): CountedRows {
  return countRows(MELEE_CIRCUMSTANCES, [attacker, defender]);
}

/** The dice of both parties [10.20, 10.22, 10.40]. */
export function meleePools(melee: Melee): Record<"attacker" | "defender", Pool> {
  const rows = meleeRows(melee);
  const { attacker, defender } = melee;
  return {
    attacker: poolOf({ own: attacker, other: defender }, rows),
    defender: poolOf({ own: defender, other: attacker }, rows),
  };
}

/** The exact odds of a melee [10.17, 10.20, 10.36, 10.37]. */
export function meleeOdds(melee: Melee): Odds<MeleeOutcome> {
  const pools = meleePools(melee);
  const rows = meleeRows(melee);
  const { attacker, defender } = melee;
  return combineOdds(
    hitsOdds(pools.attacker.dice),
    hitsOdds(pools.defender.dice),
    (hits, hitsBack) => ({
      difference: hits - hitsBack,
      attacker: partyOutcome(attacker, { hits: hitsBack, lostBy: hitsBack - hits, rows }),
      defender: partyOutcome(defender, { hits, lostBy: hits - hitsBack, rows }),
    }),
  );
}

/** The row of table 10.20 for a melee lost by this many hits; the first row is a draw. */
function meleeResult(lostBy: number): MeleeResult {
  const row = MELEE_RESULTS[Math.min(Math.max(lostBy, 0), MELEE_RESULTS.length - 1)];
  if (!row) throw new RangeError(`Table 10.20 has no row for a loss by ${lostBy}.`);
  return row;
}

/** Whether infantry uses the bayonet against cavalry on ground that does not allow it [10.3, 10.40]. */
export function isBayonetOnHorse(own: MeleeParty, other: MeleeParty): boolean {
  const ground = [...own.rows, ...other.rows].some((row) => BAYONET_ON_HORSE.includes(row));
  return own.rows.includes("bayonet") && other.arm === "cavalry" && !ground;
}

/** Whether wings that overlap the opponent do not count [10.24, 10.40]. */
export function overlapHasNoEffect(own: MeleeParty, other: MeleeParty): boolean {
  const isClosed = [...own.rows, ...other.rows].some((row) =>
    (NO_OVERLAP as readonly string[]).includes(row),
  );
  const hasNoWings = Object.entries(NOT_OVERLAPPED).some(
    ([row, arms]) => other.rows.includes(row) && (arms as readonly Arm[]).includes(own.arm),
  );
  const isFootUnderHorse =
    own.party === "defender" && own.arm === "infantry" && other.arm === "cavalry";
  return own.wings > 0 && (isClosed || hasNoWings || isFootUnderHorse);
}

interface Meeting {
  readonly own: MeleeParty;
  readonly other: MeleeParty;
}

function poolOf(meeting: Meeting, rows: CountedRows): Pool {
  const { own, other } = meeting;
  const isFlanked = applies(other, "flank-or-rear", rows);
  const base = fightingDice(own, isFlanked ? struckBases(own) : 0);
  const wings = overlapHasNoEffect(own, other) ? 0 : own.wings;
  const counted: PartyModifier[] = [
    ...rows.counted.filter(({ party }) => party === own.party),
    ...timesModifier(MELEE_OVERLAP, { party: own.party, times: wings }),
    ...timesModifier(MELEE_SUPPORT, { party: own.party, times: own.supports }),
    ...disorderModifier(MELEE_DISORDER, meeting),
    ...(own.otherDice === 0 ? [] : [{ party: own.party, row: "other", value: own.otherDice }]),
  ];
  return { base, counted, dice: Math.max(LEAST_DICE, base + modifierSum(own.party, counted)) };
}

/** How many bases of a party are struck when its flank or rear is attacked: `flankedBases` if given, otherwise all. */
export function struckBases({ bases, flankedBases }: MeleeParty): number {
  return Math.min(flankedBases ?? bases, bases);
}

/**
 * The dice of a party's bases. Those struck in flank or rear have half their dice, rounded down on their total
 * [10.22].
 */
export function fightingDice(own: MeleeParty, flanked: number): number {
  const { numerator, denominator } = FLANKED_PART;
  const halved = Math.floor((flanked * own.fightingValue * numerator) / denominator);
  return halved + (own.bases - flanked) * own.fightingValue;
}

/** How a party did in the melee. */
interface Fought {
  /** Hits it took, and the number of hits it lost by; below 1 if it did not lose. */
  readonly hits: number;
  readonly lostBy: number;
  readonly rows: CountedRows;
}

/** The outcome for a party that took these hits. */
export function partyOutcome(own: MeleeParty, { hits, lostBy, rows }: Fought): PartyOutcome {
  const { disorder, displacement } = meleeResult(lostBy);
  const breaks = lostBy > 0 && (applies(own, "in-square", rows) || applies(own, "in-mass", rows));
  const after = own.disorder + disorder + (hasCharged(own) ? AFTER_CHARGE_DISORDER : 0);
  const state = stateOf(after, breaks ? "rout" : displacement);
  const isTrapped =
    own.attackedFrom >= SIDES_THAT_DESTROY &&
    !breaks &&
    isPushedBack(own, { lostBy, displacement });
  const left = own.strength === null ? null : pointsLeft(own.strength);
  const loss = isTrapped && left !== null ? left : Math.min(hits * LOSS_PER_HIT, left ?? Infinity);
  const isGone = isTrapped || (left !== null && loss >= left);
  return {
    loss,
    basesLost: own.strength && basesLost(own.strength, loss),
    state: isGone ? "destroyed" : state,
  };
}

/** Whether a melee pushes a party back; a drawn one pushes back cavalry [10.20]. */
function isPushedBack(
  { arm }: MeleeParty,
  { lostBy, displacement }: { readonly lostBy: number; readonly displacement: Displacement },
): boolean {
  return displacement === "pushed-back" || (lostBy === 0 && arm === "cavalry");
}

/**
 * Whether a party is cavalry that attacked, or counter-attacked with a charge; it is disordered after the melee
 * [10.17].
 */
function hasCharged({ arm, party, rows }: MeleeParty): boolean {
  return (
    arm === "cavalry" && (party === "attacker" || rows.some((row) => row.startsWith("charge-")))
  );
}
