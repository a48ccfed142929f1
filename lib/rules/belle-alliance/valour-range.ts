/** Valour runs from −5 to +5 [5.5.1]. */
export const VALOUR_RANGE = { least: -5, most: 5 } as const;
