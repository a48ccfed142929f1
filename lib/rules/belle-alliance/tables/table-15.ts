/** Table 15: each such share of its original strength that a unit has lost costs valour [5.5.2]. */
export const TABLE_15 = {
  lostPercentPerStep: 20,
  valourPerStep: -1,
  /** A unit that would fall below this goes to FD and stays at it. */
  leastValour: -5,
} as const;

/** Units other than artillery that shrink below this many figures leave the table [5.5.2]. */
export const LEAST_FIGURES = 3;
