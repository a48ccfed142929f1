/** Limits on one document; a request beyond them is answered with 422 and the path. */
export const LIMITS = {
  nameLength: 200,
  lineLength: 1_000,
  textLength: 40_000,
  treeDepth: 8,
  sides: 8,
  variants: 12,
  /** At one table. */
  players: 20,
  formations: 1_000,
  units: 2_000,
  features: 5_000,
  pointsPerFeature: 1_000,
  /** Coordinates are measured from the table's south-west corner; these bounds lie well beyond any table. */
  leastCm: -1_000,
  mostCm: 2_000,
  /** The highest version number the database column can hold. */
  version: 2_147_483_647,
} as const;
