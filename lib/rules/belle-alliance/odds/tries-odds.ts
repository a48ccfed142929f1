import type { Odds } from "@/lib/rules/odds/odds";

/** How many bounds ahead repeated tries are counted. */
export const TRIES_AHEAD = 6;

/**
 * The exact odds of the bound in which a roll that is tried anew each bound succeeds, 1 being this bound;
 * null beyond `TRIES_AHEAD`. `oddsAfter` are the odds once it failed so many times more.
 */
export function triesOdds(oddsAfter: (failed: number) => Odds<boolean>): Odds<number | null> {
  const tries = Array.from({ length: TRIES_AHEAD }, (_, failed) => oddsAfter(failed));
  const throws = tries.reduce((product, odds) => product * odds.throws, 1n);
  let stillTrying = throws;
  const chances = tries.map((odds, failed) => {
    const ways = (stillTrying / odds.throws) * waysOf(odds, true);
    stillTrying -= ways;
    return { value: failed + 1, ways };
  });
  return { throws, chances: [...chances, { value: null, ways: stillTrying }] };
}

function waysOf({ chances }: Odds<boolean>, wanted: boolean): bigint {
  return chances.find(({ value }) => value === wanted)?.ways ?? 0n;
}
