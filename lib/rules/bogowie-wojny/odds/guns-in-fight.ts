import { combineOdds, type Odds } from "@/lib/rules/odds/odds";
import { LOSS_PER_HIT } from "../tables/melee";
import { type Bases, basesLost, pointsLeft } from "./bases-lost";
import { hitsOdds } from "./hits";
import type { SideHits } from "./multicombat-odds";

/** Unprotected guns that others came to help, and what the attackers turn on them [9.13]. */
export interface GunsInFight {
  /** Dice of the attackers' throw that go at the guns. */
  readonly dice: number;
  /** Where it is known, what the guns can take. */
  readonly strength: Bases | null;
}

/** What happens to the guns. */
interface GunsLot {
  /** Points of WTR the dice cost them; at most all they have left, where that is known. */
  readonly loss: number;
  /** All of them where the fight is lost. */
  readonly basesLost: number | null;
  readonly isDestroyed: boolean;
}

/**
 * The exact odds of what happens to the guns, beside the hits of the fight they stand in: lost where their side loses
 * it, or where the dice turned on them take all their WTR [9.13, 10.20].
 */
export function gunsOdds({ dice, strength }: GunsInFight, hits: Odds<SideHits>): Odds<GunsLot> {
  return combineOdds(hitsOdds(dice), hits, (struck, { attackers, defenders }) => {
    const left = strength === null ? Infinity : pointsLeft(strength);
    const loss = Math.min(struck * LOSS_PER_HIT, left);
    const isDestroyed = attackers > defenders || loss === left;
    const lost = strength && (isDestroyed ? strength.bases : basesLost(strength, loss));
    return { loss, basesLost: lost, isDestroyed };
  });
}
