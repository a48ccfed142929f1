/** Valour runs from −5 to +5 [5.5.1]. */
export const VALOUR_RANGE = { least: -5, most: 5 } as const;

/** Table 21 covers these years [5.5.1]. */
export const TABLE_21_YEARS = { first: 1813, last: 1815 } as const;

/** Whether a valour is within the range of the rules [5.5.1]. */
export function isOnScale(valour: number): boolean {
  return valour >= VALOUR_RANGE.least && valour <= VALOUR_RANGE.most;
}
