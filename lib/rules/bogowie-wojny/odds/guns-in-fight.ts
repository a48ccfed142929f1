import { combineOdds, type Odds } from "@/lib/rules/odds/odds";
import { LOSS_PER_HIT } from "../tables/melee";
import { type Bases, basesLost, pointsLeft } from "./bases-lost";
import { hitsOdds } from "./hits";
import type { SideHits } from "./multicombat-odds";

/** Unprotected guns whom others came to help, and the attack on them [9.13]. */
export interface GunsInFight {
  /** How many of the attackers' dice are used against the guns. */
  readonly dice: number;
  /** What the guns can still take; null if not known. */
  readonly strength: Bases | null;
}

interface GunsLoss {
  /** Points of WTR the dice cost them; at most all they have left, if that is known. */
  readonly loss: number;
  /** All of them if the fight is lost. */
  readonly basesLost: number | null;
  readonly isDestroyed: boolean;
}

/**
 * The exact odds of the outcome for the guns, given the hits of the fight: they are lost if their side loses it, or
 * if the dice used against them take all their WTR [9.13, 10.20].
 */
export function gunsOdds({ dice, strength }: GunsInFight, hits: Odds<SideHits>): Odds<GunsLoss> {
  return combineOdds(hitsOdds(dice), hits, (struck, { attackers, defenders }) => {
    const left = strength === null ? Infinity : pointsLeft(strength);
    const loss = Math.min(struck * LOSS_PER_HIT, left);
    const isDestroyed = attackers > defenders || loss === left;
    const lost = strength && (isDestroyed ? strength.bases : basesLost(strength, loss));
    return { loss, basesLost: lost, isDestroyed };
  });
}
