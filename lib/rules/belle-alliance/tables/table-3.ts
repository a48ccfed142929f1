/** The kinds of ground that are table 3's columns. */
export const MARCH_GROUNDS = ["road", "ordinary", "difficult", "wood"] as const;
export type MarchGround = (typeof MARCH_GROUNDS)[number];

export const MARCH_ARMS = ["infantry", "cavalry", "artillery"] as const;
export type MarchArm = (typeof MARCH_ARMS)[number];

/** A row of table 3: rates in cm per bound; null if the formation has no rate on that ground. */
export interface MarchRow {
  readonly id: string;
  readonly arm: MarchArm;
  readonly rates: Readonly<Record<MarchGround, number | null>>;
}

const rates = (
  road: number | null,
  ordinary: number | null,
  difficult: number | null,
  wood: number | null,
) => ({ road, ordinary, difficult, wood });

/**
 * Table 3: march rates [2.3.1]. The last printed row, gunners without guns "as infantry", has no rates and is left
 * out.
 */
// biome-ignore format: a table is easiest to read with one row per line
export const TABLE_3: readonly MarchRow[] = [
  { id: "infantry-column-of-march", arm: "infantry", rates: rates(50, 40, 20, 15) },
  { id: "infantry-column-of-attack", arm: "infantry", rates: rates(null, 30, 15, null) },
  { id: "infantry-line-battalion-mass", arm: "infantry", rates: rates(null, 20, 10, null) },
  { id: "infantry-square-huddle", arm: "infantry", rates: rates(null, 10, 5, null) },
  { id: "infantry-skirmish-line", arm: "infantry", rates: rates(null, 30, 20, 15) },
  { id: "infantry-charge", arm: "infantry", rates: rates(null, 40, null, null) },
  { id: "infantry-flight", arm: "infantry", rates: rates(50, 40, 20, 15) },
  { id: "cavalry-column-of-march", arm: "cavalry", rates: rates(80, 60, 25, 15) },
  { id: "cavalry-column-of-attack", arm: "cavalry", rates: rates(null, 40, 20, 10) },
  { id: "cavalry-line", arm: "cavalry", rates: rates(null, 30, 15, 5) },
  { id: "cavalry-skirmish-line", arm: "cavalry", rates: rates(null, 40, 20, 15) },
  { id: "cavalry-charge", arm: "cavalry", rates: rates(null, 60, null, null) },
  { id: "staff-figure", arm: "cavalry", rates: rates(80, 60, 25, 15) },
  { id: "cavalry-flight", arm: "cavalry", rates: rates(80, 60, 25, 15) },
  { id: "limbered-foot-and-train", arm: "artillery", rates: rates(50, 30, 15, 10) },
  { id: "limbered-foot-12-pdr", arm: "artillery", rates: rates(25, 15, 8, 5) },
  { id: "limbered-horse", arm: "artillery", rates: rates(80, 40, 20, 10) },
  { id: "limbered-horse-charge", arm: "artillery", rates: rates(null, 60, null, null) },
  { id: "unlimbered-line", arm: "artillery", rates: rates(null, 15, 10, null) },
  { id: "unlimbered-line-12-pdr", arm: "artillery", rates: rates(null, 10, 5, null) },
  { id: "limbered-foot-flight", arm: "artillery", rates: rates(50, 40, 20, 15) },
  { id: "limbered-horse-flight", arm: "artillery", rates: rates(80, 60, 25, 15) },
];
