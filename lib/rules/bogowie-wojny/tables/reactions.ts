/** How an attacked unit may answer [10.9]. */
export const REACTIONS = [
  "withdraw",
  "stand-and-fire",
  "change-front",
  "counter-attack",
  "form-square",
] as const;
export type Reaction = (typeof REACTIONS)[number];

/**
 * A unit changes front only if the attackers are farther away than this, including their manoeuvres on the way
 * [10.9].
 */
export const CHANGE_FRONT_BEYOND_CM = { infantry: 15, cavalry: 30 } as const;

/** A square or mass is formed only if the attackers are farther away than this [10.9]. */
export const FORM_SQUARE_BEYOND_CM = 15;
