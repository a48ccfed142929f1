import { LEAST_DICE } from "../tables/fire";
import {
  LOST_TO_ONE,
  MELEE_CIRCUMSTANCES,
  MELEE_DISORDER,
  MELEE_OVERLAP,
  MELEE_SUPPORT,
  ONCE_A_FIGHT,
} from "../tables/melee";
import {
  applies,
  type CountedRows,
  countRows,
  modifierSum,
  type PartyModifier,
  timesModifier,
  type VoidedRow,
} from "./counted";
import type { Pool } from "./fire-odds";
import { fightingDice, type MeleeParty, overlapHasNoEffect, struckBases } from "./melee-odds";

export const SIDES = ["attackers", "defenders"] as const;
export type Side = (typeof SIDES)[number];

/** The party of the modifier tables that each regiment of a side is. */
export const ONE_OF = { attackers: "attacker", defenders: "defender" } as const;

/** A melee of several regiments: each regiment of one side meets every one of the other [10.21]. */
export type Multicombat = Readonly<Record<Side, readonly MeleeParty[]>>;

/** One regiment of a fight, by its side and its index there. */
export interface Fighter {
  readonly side: Side;
  readonly index: number;
}

/** What one regiment adds to the dice of its side. */
export interface Share {
  readonly base: number;
  readonly counted: readonly PartyModifier[];
}

/** The dice of a side, thrown together. */
interface SidePool extends Pool {
  readonly shares: readonly Share[];
  /** Modifiers that count once, however many regiments fight: ground and disorder. */
  readonly once: readonly PartyModifier[];
}

export function otherSide(side: Side): Side {
  return side === "attackers" ? "defenders" : "attackers";
}

/** The dice of both sides: those of every regiment, and the modifiers that count once [10.20 – 10.22, 10.40]. */
export function multicombatPools(fight: Multicombat): Record<Side, SidePool> {
  return { attackers: poolOf(fight, "attackers"), defenders: poolOf(fight, "defenders") };
}

/**
 * The modifiers of a regiment against all its opponents: one that counts against any of them counts, except that a
 * single attack on its flank cancels its column.
 */
export function fighterRows(fight: Multicombat, fighter: Fighter): CountedRows {
  const pairs = pairsOf(fight, fighter);
  const [own] = pairs.map((pair) => pair.own);
  const voided = (own?.rows ?? []).flatMap((row) => voidAmong(pairs, row));
  const counted = new Map<string, PartyModifier>();
  for (const each of pairs.flatMap(({ own: { party }, rows }) => ofParty(party, rows.counted))) {
    const isVoid = voided.some(({ row }) => row === each.row);
    const most = Math.max(each.value, counted.get(each.row)?.value ?? each.value);
    if (!isVoid) counted.set(each.row, { ...each, value: most });
  }
  return { counted: [...counted.values()], voided };
}

/** Whether a regiment attacks a flank or rear. */
export function strikesFlank(fight: Multicombat, fighter: Fighter): boolean {
  return pairsOf(fight, fighter).some(({ own, rows }) => applies(own, "flank-or-rear", rows));
}

/** Whether a regiment's flank or rear is attacked. */
export function isStruckInFlank(fight: Multicombat, fighter: Fighter): boolean {
  return pairsOf(fight, fighter).some(({ other, rows }) => applies(other, "flank-or-rear", rows));
}

/** Whether a regiment's wings overlap none of its opponents [10.24, 10.40]. */
export function overlapsNobody(fight: Multicombat, { side, index }: Fighter): boolean {
  const own = fight[side][index];
  return (
    own !== undefined && fight[otherSide(side)].every((other) => overlapHasNoEffect(own, other))
  );
}

/**
 * Whether a flank attack can strike this regiment: always if it is alone on its side; among several, only if some of
 * its bases are marked as flanked.
 */
export function canBeStruck({ length }: readonly MeleeParty[], regiment: MeleeParty): boolean {
  return length === 1 || (regiment.flankedBases ?? 0) > 0;
}

interface Pair {
  readonly own: MeleeParty;
  readonly other: MeleeParty;
  readonly rows: CountedRows;
}

function pairsOf(fight: Multicombat, { side, index }: Fighter): Pair[] {
  const friends = fight[side];
  const foes = fight[otherSide(side)];
  const regiment = friends[index];
  if (!regiment) throw new RangeError(`There is no regiment ${index} among the ${side}.`);
  return foes.map((foe) => {
    const own = canBeStruck(foes, foe) ? regiment : withoutFlankAttack(regiment);
    const other = canBeStruck(friends, regiment) ? foe : withoutFlankAttack(foe);
    return { own, other, rows: countRows(MELEE_CIRCUMSTANCES, [own, other]) };
  });
}

/** The regiment as seen by opponents whose flank it is not attacking. */
function withoutFlankAttack(regiment: MeleeParty): MeleeParty {
  return { ...regiment, rows: regiment.rows.filter((row) => row !== "flank-or-rear") };
}

function voidAmong(pairs: readonly Pair[], row: string): VoidedRow[] {
  const naming = pairs.filter(({ own }) => own.rows.includes(row));
  const found = naming.flatMap(({ own, rows }) =>
    ofParty(own.party, rows.voided).filter((each) => each.row === row),
  );
  const isLost = LOST_TO_ONE.includes(row) ? found.length > 0 : found.length === naming.length;
  return isLost ? found.slice(0, 1) : [];
}

function ofParty<Said extends { readonly party: string }>(party: string, all: readonly Said[]) {
  return all.filter((each) => each.party === party);
}

function poolOf(fight: Multicombat, side: Side): SidePool {
  const regiments = fight[side];
  const rows = regiments.map((_, index) => fighterRows(fight, { side, index }).counted);
  const shares = regiments.map((own, index) => ({
    base: fightingDice(own, isStruckInFlank(fight, { side, index }) ? struckBases(own) : 0),
    counted: [
      ...(rows[index] ?? []).filter(({ row }) => !ONCE_A_FIGHT.includes(row)),
      ...countedOf(own, overlapsNobody(fight, { side, index }) ? 0 : own.wings),
    ],
  }));
  const once = [...groundOf(rows.flat()), ...disorderOf(fight, side)];
  const base = shares.reduce((sum, share) => sum + share.base, 0);
  const counted = [...shares.flatMap((share) => share.counted), ...once];
  const party = ONE_OF[side];
  return {
    shares,
    once,
    base,
    counted,
    dice: Math.max(LEAST_DICE, base + modifierSum(party, counted)),
  };
}

function countedOf({ party, supports, otherDice }: MeleeParty, wings: number): PartyModifier[] {
  return [
    ...timesModifier(MELEE_OVERLAP, { party, times: wings }),
    ...timesModifier(MELEE_SUPPORT, { party, times: supports }),
    ...(otherDice === 0 ? [] : [{ party, row: "other", value: otherDice }]),
  ];
}

/** The ground of a side, which counts once: the highest modifier that any of its regiments has [10.21]. */
function groundOf(counted: readonly PartyModifier[]): PartyModifier[] {
  const grounds = counted.filter(({ row }) => ONCE_A_FIGHT.includes(row));
  return grounds.sort((a, b) => b.value - a.value).slice(0, 1);
}

/**
 * The modifier for disorder, once for each side: the most disordered regiment of the fight against the least
 * disordered one of the other side; empty if the worst disorder of both sides is equal [10.21].
 */
function disorderOf(fight: Multicombat, side: Side): PartyModifier[] {
  const own = fight[side].map(({ disorder }) => disorder);
  const other = fight[otherSide(side)].map(({ disorder }) => disorder);
  const worse = Math.sign(Math.max(...other) - Math.max(...own));
  const levels =
    worse < 0
      ? Math.min(...other) - Math.max(...own)
      : worse * (Math.max(...other) - Math.min(...own));
  const { id, each } = MELEE_DISORDER;
  return levels === 0 ? [] : [{ party: ONE_OF[side], row: id, value: each * levels }];
}
