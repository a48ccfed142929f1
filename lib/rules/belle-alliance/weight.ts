/** Cavalry weight, as tables 8 and 21 tell it apart. */
export const WEIGHTS = ["light", "medium", "heavy"] as const;
export type Weight = (typeof WEIGHTS)[number];
