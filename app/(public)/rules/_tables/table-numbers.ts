/** The tables of Belle Alliance, second edition, by number. */
export const TABLE_NUMBERS = Array.from({ length: 21 }, (_, index) => index + 1);
