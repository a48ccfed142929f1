import { combineOdds, type Odds } from "@/lib/rules/odds/odds";
import { hitsOdds } from "./hits";
import { evenShare, lossesOf, lossGroups } from "./loss-shares";
import { type MeleeLot, meleeLot } from "./melee-odds";
import { type Fighter, fighterRows, type Multicombat, multicombatPools } from "./multicombat";

/** Hits of both throws: each is a loss of the other side. */
export interface SideHits {
  readonly attackers: number;
  readonly defenders: number;
}

/**
 * The exact odds of both sides' hits, one throw each [10.20, 10.21]; of the attackers' dice `atGuns` are turned on
 * guns and hit no regiment here [9.13].
 */
export function multicombatHits(fight: Multicombat, atGuns = 0): Odds<SideHits> {
  const pools = multicombatPools(fight);
  return combineOdds(
    hitsOdds(pools.attackers.dice - atGuns),
    hitsOdds(pools.defenders.dice),
    (attackers, defenders) => ({ attackers, defenders }),
  );
}

/**
 * The exact odds of what happens to one regiment: its share of the losses, and the result of its side [10.17, 10.20,
 * 10.21, 10.36, 10.37].
 */
export function fighterOdds(
  fight: Multicombat,
  fighter: Fighter,
  hits: Odds<SideHits>,
): Odds<MeleeLot> {
  const { side, index } = fighter;
  const own = fight[side][index];
  const groups = lossGroups(fight, side);
  const group = groups.find(({ members }) => members.includes(index));
  if (!own || !group) throw new RangeError(`There is no regiment ${index} among the ${side}.`);
  const among = group.members.length;
  const rows = fighterRows(fight, fighter);
  return combineOdds(hits, lotsOf(among), ({ attackers, defenders }, place) => {
    const [given, taken] = side === "attackers" ? [attackers, defenders] : [defenders, attackers];
    const share = evenShare(lossesOf(group, groups, taken), among, place);
    return meleeLot(own, { hits: share, lostBy: taken - given, rows });
  });
}

/** The places that regiments alike draw for odd losses, each as likely. */
function lotsOf(regiments: number): Odds<number> {
  const chances = Array.from({ length: regiments }, (_, value) => ({ value, ways: 1n }));
  return { throws: BigInt(regiments), chances };
}
