import { certain, combineOdds, mapOdds, type Odds } from "@/lib/rules/odds/odds";
import { DELAYED_ARRIVALS, DELAYED_FROM } from "../tables/upgrades";
import { ONE_DIE } from "./hits";

/** When a battery comes: at once, in a turn by its number, or never. */
type Arrival = "on-time" | "never" | number;

/** Whether the die bought for "delayed artillery" holds a battery up [13.3]. */
export function delayOdds(): Odds<boolean> {
  return mapOdds(ONE_DIE, (die) => die >= DELAYED_FROM);
}

/**
 * When a battery chosen for delay comes in a battle of this many turns [13.3]: held up or not, then a die at the
 * beginning of each turn from the second on; after the last of these it never comes.
 */
export function arrivalOdds({
  turns,
  isHeldUp,
}: {
  readonly turns: number;
  /** Known: the first die has held it up already. */
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
