import { certain, combineOdds, mapOdds, type Odds } from "@/lib/rules/odds/odds";
import { DICE_FACES, HIT_FROM } from "../tables/fire";
import { TWO_DICE } from "./hits";

/** A commander falls if two dice show this or less [6.4, 6.5]. */
export const COMMANDER_FALLS_AT = 3;

interface CommanderTest {
  /** Dice of the fire at the commander; null if the test is taken in any case, as after losses in a fight [6.5]. */
  readonly dice: number | null;
  /** What the traits of the commander or the unit add to the number at which the commander falls. */
  readonly modifier: number;
  /** How many such tests are taken one after another. */
  readonly tests: number;
}

/** Whether fire scores any hit, so that the commander is tested instead of taking losses [6.4, 8.1]. */
export function firedAtOdds(dice: number | null): Odds<boolean> {
  if (dice === null) return certain(true);
  const throws = DICE_FACES ** BigInt(dice);
  const misses = BigInt(HIT_FROM - 1) ** BigInt(dice);
  return {
    throws,
    chances: [
      { value: true, ways: throws - misses },
      { value: false, ways: misses },
    ],
  };
}

/**
 * Whether a commander falls. There is one test for all hits of a fire, or for all losses of the commander's regiment
 * [6.4, 6.5].
 */
export function commanderOdds({ dice, modifier, tests }: CommanderTest): Odds<boolean> {
  const falls = mapOdds(TWO_DICE, (shown) => shown <= COMMANDER_FALLS_AT + modifier);
  const once = combineOdds(firedAtOdds(dice), falls, (isHit, wouldFall) => isHit && wouldFall);
  const stands = waysOf(once, false);
  const throws = once.throws ** BigInt(tests);
  const survives = stands ** BigInt(tests);
  return {
    throws,
    chances: [
      { value: true, ways: throws - survives },
      { value: false, ways: survives },
    ],
  };
}

function waysOf({ chances }: Odds<boolean>, wanted: boolean): bigint {
  return chances.find(({ value }) => value === wanted)?.ways ?? 0n;
}
