/** The names of the levels of disorder 1, 2 and 3 [11.6]. */
export const DISORDER_LEVELS = ["disordered", "shaken", "demoralised"] as const;

/** What each level adds to a unit's morale, and the highest level at which it may still support [10.39, 11.6]. */
export const DISORDER_MORALE = -1;
export const MAX_DISORDER_IN_SUPPORT = 1;
