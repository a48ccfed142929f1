import type { Readings } from "./format";
import { isVeteranByKind } from "./limits";
import type { VeteranState } from "./points";
import type { UnitKind } from "./unit-kind";

/** The levels of training, lowest first [2.3]. */
const TRAINING_LEVELS = ["regular", "veteran", "elite"] as const;
export type Training = (typeof TRAINING_LEVELS)[number];

/** What each level adds to morale, and to the dice of a regiment's melee and fire [2.3]. */
export const TRAINING_BONUS: Readonly<Record<Training, number>> = {
  regular: 0,
  veteran: 1,
  elite: 2,
};

/** The properties that decide a regiment's training. */
export interface Drilled {
  readonly unitKind: UnitKind;
  readonly veteran: VeteranState;
  readonly elite: boolean;
}

/** A regiment's level of training. Elite takes precedence over veteran, since the two do not add up [2.3, 7.9]. */
export function trainingOf({ unitKind, veteran, elite }: Drilled, readings: Readings): Training {
  if (elite) return "elite";
  return veteran !== "no" || isVeteranByKind(unitKind, readings) ? "veteran" : "regular";
}

/**
 * The dice of a whole regiment: each base throws its own, and training adds its bonus once, not for every base [2.3,
 * 8.2, 8.6]. A unit with no dice per base throws none at all [8.2].
 */
export function regimentDice(dicePerBase: number, bases: number, training: Training): number {
  return dicePerBase === 0 ? 0 : dicePerBase * bases + TRAINING_BONUS[training];
}
