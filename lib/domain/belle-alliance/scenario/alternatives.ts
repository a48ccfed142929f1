/** More entries for one arrival than a table has roads. */
export const MOST_ALTERNATIVES = 6;
