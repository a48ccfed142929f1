import { combineOdds, type Odds } from "@/lib/rules/odds/odds";

/** One die. */
export const ONE_DIE: Odds<number> = {
  throws: 6n,
  chances: [1, 2, 3, 4, 5, 6].map((value) => ({ value, ways: 1n })),
};

/** The sum of two dice, 2 to 12 [5.3, 11.2]. */
export const TWO_DICE: Odds<number> = combineOdds(ONE_DIE, ONE_DIE, (a, b) => a + b);
