/** Limits on what one document may hold; a request past them is answered 422 with the path. */
export const LIMITS = {
  nameLength: 200,
  lineLength: 1_000,
  textLength: 40_000,
  treeDepth: 8,
  sides: 8,
  formations: 1_000,
  units: 2_000,
  features: 5_000,
  pointsPerFeature: 1_000,
  /** Places are named from the table's south-west corner, well beyond any table. */
  leastCm: -1_000,
  mostCm: 2_000,
  /** The highest version the database can count to. */
  version: 2_147_483_647,
} as const;
