import { FLANKERS_SHARE, MAX_WITH_FLANKERS_SHARE } from "../tables/melee";
import {
  type Fighter,
  isStruckInFlank,
  type Multicombat,
  SIDES,
  type Side,
  strikesFlank,
} from "./multicombat";

/** Regiments of a side that take equal shares of its losses, by index. */
interface LossGroup {
  readonly members: readonly number[];
  /** How many losses in each round of `FLANKERS_SHARE` the group takes; groups take theirs in order. */
  readonly turns: number;
}

/**
 * How a side's losses are divided [10.21]: a regiment that attacks a flank or rear takes every third loss, the others
 * share the rest equally. With more than four regiments, or if all of a side attack a flank or rear, all take equal
 * shares.
 */
export function lossGroups(fight: Multicombat, side: Side): LossGroup[] {
  const all = fight[side].map((_, index) => index);
  const fighters = SIDES.reduce((sum, each) => sum + fight[each].length, 0);
  const spared = all.filter((index) => isSpared(fight, { side, index }));
  const isShared = fighters <= MAX_WITH_FLANKERS_SHARE && spared.length < all.length;
  if (!isShared || spared.length === 0) return [{ members: all, turns: FLANKERS_SHARE }];
  const others = all.filter((index) => !spared.includes(index));
  return [
    { members: others, turns: FLANKERS_SHARE - spared.length },
    { members: spared, turns: spared.length },
  ];
}

/** The part of a side's losses that a group takes: its turns in every full round, and those in the round begun. */
export function lossesOf(group: LossGroup, groups: readonly LossGroup[], losses: number): number {
  const before = groups.slice(0, groups.indexOf(group)).reduce((sum, { turns }) => sum + turns, 0);
  const begun = (losses % FLANKERS_SHARE) - before;
  const rounds = Math.floor(losses / FLANKERS_SHARE);
  return rounds * group.turns + Math.min(Math.max(begun, 0), group.turns);
}

/**
 * One regiment's part of the losses of a group: equal shares, with the remainder decided by lot (`place` is the lot
 * drawn, from 0) [10.21].
 */
export function evenShare(losses: number, among: number, place: number): number {
  return Math.floor(losses / among) + (place < losses % among ? 1 : 0);
}

/** Whether a regiment attacks a flank or rear without being attacked there itself. */
function isSpared(fight: Multicombat, fighter: Fighter): boolean {
  return strikesFlank(fight, fighter) && !isStruckInFlank(fight, fighter);
}
