/** Table 15: the valour a unit loses for each such share of its original strength lost [5.5.2]. */
export const TABLE_15 = {
  lostPercentPerStep: 20,
  valourPerStep: -1,
  /** A unit that would fall below this falls into FD and keeps this valour. */
  leastValour: -5,
} as const;

/** Units other than artillery with fewer figures than this are removed [5.5.2]. */
export const LEAST_FIGURES = 3;
