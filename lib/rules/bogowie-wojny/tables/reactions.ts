/** How an attacked unit may answer [10.9]. */
export const REACTIONS = [
  "withdraw",
  "stand-and-fire",
  "change-front",
  "counter-attack",
  "form-square",
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** A unit turns its front only to attackers farther off than this, manoeuvres on the way included [10.9]. */
export const CHANGE_FRONT_BEYOND_CM = { infantry: 15, cavalry: 30 } as const;

/** A square or mass is formed only against attackers farther off than this [10.9]. */
export const FORM_SQUARE_BEYOND_CM = 15;
