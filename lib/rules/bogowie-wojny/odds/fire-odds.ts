import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import type { Circumstance, CountedModifier } from "../circumstance";
import {
  ARTILLERY_CIRCUMSTANCES,
  ARTILLERY_DISORDER,
  DEMOLITION_FROM,
  HOWITZER_DICE,
  NO_DEMOLITION,
  PUSHED_GUNS_LOSS,
} from "../tables/artillery-fire";
import {
  type Displacement,
  FIRE_CIRCUMSTANCES,
  FIRE_DISORDER,
  FIRE_RESULTS,
  type FireResult,
  LEAST_DICE,
  LIGHT_INFANTRY_FACE,
} from "../tables/fire";
import type { Ordnance } from "../tables/wagomiar";
import { type Bases, basesLost, pointsLeft, type State, stateOf } from "./bases-lost";
import {
  type CountedRows,
  countRows,
  disorderModifier,
  modifierSum,
  type PartyIn,
  type PartyModifier,
} from "./counted";
import { hitsAndFaceOdds, type PoolThrow, plainThrows } from "./hits";

/** Which modifier table applies: that of infantry and cavalry [8.2] or that of artillery [9.3]. */
type FireKind = "small-arms" | "artillery";

interface Firer extends PartyIn {
  /** Bases that fire, and the firepower (SO) of each. */
  readonly bases: number;
  readonly firepower: number;
  /** Dice from the unit's special rules. */
  readonly otherDice: number;
  /** A 6 gives the target one more level of disorder [8.7]. */
  readonly lightInfantry: boolean;
  /** The calibre of artillery, which decides what it can demolish [9.15]; null for others. */
  readonly ordnance: Ordnance | null;
}

interface Target extends PartyIn {
  /** Null if its endurance is not known. */
  readonly strength: Bases | null;
  /** Regimental guns, which are pushed back with their regiment [9.14]. */
  readonly regimental: boolean;
}

export interface Fire {
  readonly kind: FireKind;
  readonly firer: Firer;
  readonly target: Target;
}

export interface FireOutcome {
  readonly hits: number;
  /** Points of WTR lost; at most all the target has left, if that is known. */
  readonly loss: number;
  /** Bases lost; null if the endurance is not known. */
  readonly basesLost: number | null;
  readonly displacement: Displacement;
  readonly state: State;
  /** Whether the built-up area lost a level or the works lost a point [9.15]. */
  readonly demolished: boolean;
}

/** The dice of the bases alone, the modifiers, and the number of dice thrown. */
export interface Pool {
  readonly base: number;
  readonly counted: readonly PartyModifier[];
  readonly dice: number;
}

const TABLES: Readonly<Record<FireKind, readonly Circumstance[]>> = {
  "small-arms": FIRE_CIRCUMSTANCES,
  artillery: ARTILLERY_CIRCUMSTANCES,
};
const DISORDER: Readonly<Record<FireKind, CountedModifier>> = {
  "small-arms": FIRE_DISORDER,
  artillery: ARTILLERY_DISORDER,
};
const SHELTERS = ["built-up-1", "built-up-2", "built-up-3", "works", "strong-works"];

/** The circumstances of a fire that count, and those that are cancelled. */
export function fireRows({ kind, firer, target }: Fire): CountedRows {
  return countRows(TABLES[kind], [firer, target]);
}

/** The dice of a fire [8.1, 8.2, 9.3]: none for a unit without firepower, otherwise at least one. */
export function firePool(fire: Fire): Pool {
  const { kind, firer, target } = fire;
  const base = firer.bases * firer.firepower;
  if (firer.rows.includes("howitzer")) {
    const dice = firer.bases * HOWITZER_DICE;
    return { base: dice, counted: [], dice };
  }
  const own = firer.otherDice;
  const counted = [
    ...fireRows(fire).counted,
    ...disorderModifier(DISORDER[kind], { own: firer, other: target }),
    ...(own === 0 ? [] : [{ party: firer.party, row: "other", value: own }]),
  ];
  if (base === 0) return { base, counted: [], dice: 0 };
  const sum = base + modifierSum(firer.party, counted);
  const left = firer.rows.includes("beyond-30") ? Math.floor(sum / 2) : sum;
  return { base, counted, dice: Math.max(LEAST_DICE, left) };
}

/** The face of the die that takes a level off the target's shelter; null if none does [9.15]. */
export function demolitionFace({ firer, target }: Fire): number | null {
  const isSheltered = target.rows.some((row) => SHELTERS.includes(row));
  const cannot = firer.rows.some((row) => (NO_DEMOLITION as readonly string[]).includes(row));
  if (firer.ordnance === null || !isSheltered || cannot) return null;
  return DEMOLITION_FROM[firer.ordnance];
}

/** The exact odds of a fire [8.3, 8.7, 9.14, 9.15]. */
export function fireOdds(fire: Fire): Odds<FireOutcome> {
  const { dice } = firePool(fire);
  const demolition = demolitionFace(fire);
  const face = demolition ?? (fire.firer.lightInfantry ? LIGHT_INFANTRY_FACE : null);
  const throws = face === null ? plainThrows(dice) : hitsAndFaceOdds(dice, face);
  return mapOdds(throws, (thrown) => outcomeOf(fire, thrown));
}

/** The row of table 8.3 for this many hits. */
function fireResult(hits: number): FireResult {
  const row = FIRE_RESULTS[Math.min(hits, FIRE_RESULTS.length - 1)];
  if (!row) throw new RangeError(`Table 8.3 has no row for ${hits} hits.`);
  return row;
}

function outcomeOf({ firer, target }: Fire, { hits, shown }: PoolThrow): FireOutcome {
  const row = fireResult(hits);
  const isGuns = target.arm === "artillery";
  const holdsGround = isGuns && !target.regimental && row.displacement === "pushed-back";
  const displacement = holdsGround ? "stays" : row.displacement;
  const wanted = row.loss + (holdsGround ? PUSHED_GUNS_LOSS : 0);
  const loss = target.strength ? Math.min(wanted, pointsLeft(target.strength)) : wanted;
  const added = row.disorder + (shown && firer.lightInfantry ? 1 : 0);
  const state = stateOf(target.disorder + added, displacement);
  const isGone =
    (isGuns && state === "rout") ||
    (target.strength !== null && loss >= pointsLeft(target.strength));
  return {
    hits,
    loss,
    basesLost:
      target.strength && (isGone ? target.strength.bases : basesLost(target.strength, loss)),
    displacement,
    state: isGone ? "destroyed" : state,
    demolished: shown && !firer.lightInfantry,
  };
}
