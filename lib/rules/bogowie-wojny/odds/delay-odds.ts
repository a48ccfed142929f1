import { certain, combineOdds, mapOdds, type Odds } from "@/lib/rules/odds/odds";
import { DELAYED_ARRIVALS, DELAYED_FROM } from "../tables/upgrades";
import { ONE_DIE } from "./hits";

/** When a battery arrives: at once, in a turn given by its number, or never. */
type Arrival = "on-time" | "never" | number;

/** The odds that the die bought for "delayed artillery" delays a battery [13.3]. */
export function delayOdds(): Odds<boolean> {
  return mapOdds(ONE_DIE, (die) => die >= DELAYED_FROM);
}

/**
 * The odds of when a battery chosen for delay arrives in a battle of this many turns [13.3]. If it is delayed, a die
 * is rolled at the beginning of each turn from the second on; after the last of these it never arrives.
 */
export function arrivalOdds({
  turns,
  isHeldUp,
}: {
  readonly turns: number;
  /** Whether the first die is known to have delayed it already. */
  readonly isHeldUp: boolean;
}): Odds<Arrival> {
  const first: Odds<Arrival> = isHeldUp
    ? certain<Arrival>("never")
    : mapOdds(delayOdds(), (isLate) => (isLate ? "never" : "on-time"));
  return DELAYED_ARRIVALS.filter(({ turn }) => turn <= turns).reduce<Odds<Arrival>>(
    (odds, { turn, from }) =>
      combineOdds(odds, ONE_DIE, (so, die) => (so === "never" && die >= from ? turn : so)),
    first,
  );
}
