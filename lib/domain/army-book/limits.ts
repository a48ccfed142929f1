/** Counts an army book may not pass; each is far above any army of the period. */
export const ARMY_BOOK_LIMITS = {
  entries: 500,
  formations: 500,
  regimentsPerFormation: 100,
  basesPerRegiment: 50,
  commanders: 1_000,
  specialRules: 100,
  bringsPerRule: 20,
  links: 50,
  /** Of one length on the table in cm: the longest side of the largest table. */
  lengthCm: 1_000,
  /** Of dice, hits, loads and morale. */
  figure: 99,
  /** Points, in halves. */
  points: 2_000,
} as const;
