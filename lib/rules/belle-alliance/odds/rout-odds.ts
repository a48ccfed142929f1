import { combineOdds, type Odds } from "@/lib/rules/odds/odds";
import type { DuelColumn } from "../factor";
import { TABLE_9 } from "../tables/table-9";
import { type CountedFactor, sumOfFactors } from "./counted-factors";
import type { Party } from "./fire-odds";
import { disorderBy, duelFactors, type PartyOutcome } from "./melee-odds";
import { THREE_DICE } from "./three-dice";

type RoutParty = Omit<Party, "commander"> & { readonly sideFactor: number };

interface SpreadOfRout {
  readonly routing: RoutParty;
  readonly defender: RoutParty;
}

/** The factors that apply to each party [table 9]. */
export function routFactors({
  routing,
  defender,
}: SpreadOfRout): Record<DuelColumn, CountedFactor[]> {
  return {
    attacker: duelFactors(TABLE_9, "attacker", { ...routing, commander: null }),
    defender: duelFactors(TABLE_9, "defender", { ...defender, commander: null }),
  };
}

/**
 * The exact odds of the disorder that a routing unit causes in a unit in its way [5.4.2, tables 9, 11]. Our reading:
 * both roll as in melee, but only the unit in the way suffers.
 */
export function routOdds(spread: SpreadOfRout): Odds<PartyOutcome["disorder"]> {
  const factors = routFactors(spread);
  const lead =
    sumOfFactors(factors.attacker) +
    spread.routing.sideFactor -
    sumOfFactors(factors.defender) -
    spread.defender.sideFactor;
  return combineOdds(THREE_DICE, THREE_DICE, (a, b) => disorderBy(a - b + lead));
}
