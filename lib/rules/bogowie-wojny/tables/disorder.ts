/** The levels of disorder by name: 1, 2 and 3 [11.6]. */
export const DISORDER_LEVELS = ["disordered", "shaken", "demoralised"] as const;

/** What each level takes off a unit's morale, and the highest level that may still support [10.39, 11.6]. */
export const DISORDER_MORALE = -1;
export const MOST_DISORDER_IN_SUPPORT = 1;
