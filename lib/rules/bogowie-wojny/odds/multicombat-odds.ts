import { combineOdds, type Odds } from "@/lib/rules/odds/odds";
import { hitsOdds } from "./hits";
import { evenShare, lossesOf, lossGroups } from "./loss-shares";
import { type PartyOutcome, partyOutcome } from "./melee-odds";
import { type Fighter, fighterRows, type Multicombat, multicombatPools } from "./multicombat";

/** The hits scored by each side; each hit is a loss for the other side. */
export interface SideHits {
  readonly attackers: number;
  readonly defenders: number;
}

/**
 * The exact odds of both sides' hits, with one throw each [10.20, 10.21]. `atGuns` of the attackers' dice are used
 * against guns and hit no regiment [9.13].
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
 * The exact odds of the outcome for one regiment: its share of the losses, and the result of its side [10.17, 10.20,
 * 10.21, 10.36, 10.37].
 */
export function fighterOdds(
  fight: Multicombat,
  fighter: Fighter,
  hits: Odds<SideHits>,
): Odds<PartyOutcome> {
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
    return partyOutcome(own, { hits: share, lostBy: taken - given, rows });
  });
}

/** The lots that regiments with equal shares draw for the remaining losses, all equally likely. */
function lotsOf(regiments: number): Odds<number> {
  const chances = Array.from({ length: regiments }, (_, value) => ({ value, ways: 1n }));
  return { throws: BigInt(regiments), chances };
}
