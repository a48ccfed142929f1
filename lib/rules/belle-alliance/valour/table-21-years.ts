/** Table 21 covers these years [5.5.1]. */
export const TABLE_21_YEARS = { first: 1813, last: 1815 } as const;
