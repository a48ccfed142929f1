import { FLANKERS_SHARE, MOST_WITH_FLANKERS_SHARE } from "../tables/melee";
import {
  type Fighter,
  isStruckInFlank,
  type Multicombat,
  SIDES,
  type Side,
  strikesFlank,
} from "./multicombat";

/** The regiments of a side that take losses alike, by their places. */
interface LossGroup {
  readonly members: readonly number[];
  /** Their losses in every round, the last of the round. */
  readonly turns: number;
}

/**
 * How a side's losses are shared out [10.21]: a regiment that attacks a flank or rear takes every third, the rest
 * share what is left equally. Among more than four regiments, or where all of them attack so, all take equal shares.
 */
export function lossGroups(fight: Multicombat, side: Side): LossGroup[] {
  const all = fight[side].map((_, index) => index);
  const fighters = SIDES.reduce((sum, each) => sum + fight[each].length, 0);
  const spared = all.filter((index) => isSpared(fight, { side, index }));
  const isShared = fighters <= MOST_WITH_FLANKERS_SHARE && spared.length < all.length;
  if (!isShared || spared.length === 0) return [{ members: all, turns: FLANKERS_SHARE }];
  const others = all.filter((index) => !spared.includes(index));
  return [
    { members: others, turns: FLANKERS_SHARE - spared.length },
    { members: spared, turns: spared.length },
  ];
}

/** What a group takes of a side's losses: the rounds that are full, and its turns of the one begun. */
export function lossesOf(group: LossGroup, groups: readonly LossGroup[], losses: number): number {
  const before = groups.slice(0, groups.indexOf(group)).reduce((sum, { turns }) => sum + turns, 0);
  const begun = (losses % FLANKERS_SHARE) - before;
  const rounds = Math.floor(losses / FLANKERS_SHARE);
  return rounds * group.turns + Math.min(Math.max(begun, 0), group.turns);
}

/** One regiment's part of the losses of all: equal shares, and the odd ones by lot (`place` drawn, from 0) [10.21]. */
export function evenShare(losses: number, among: number, place: number): number {
  return Math.floor(losses / among) + (place < losses % among ? 1 : 0);
}

/** Attacks a flank or rear, and is not attacked so itself. */
function isSpared(fight: Multicombat, fighter: Fighter): boolean {
  return strikesFlank(fight, fighter) && !isStruckInFlank(fight, fighter);
}
