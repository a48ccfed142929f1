/** A row of table 2: how far, in cm, a unit in such a position sees and can be seen. */
interface SightRow {
  readonly id: "open" | "cover" | "wood";
  readonly fromCm: number;
  readonly againstCm: number;
  /** Against a position that has fired in this bound or the last. */
  readonly againstAfterFireCm: number;
}

/** Table 2: fields of sight [1.1.6]. */
// biome-ignore format: a table is easiest to read with one row per line
export const TABLE_2: readonly SightRow[] = [
  { id: "open", fromCm: 200, againstCm: 200, againstAfterFireCm: 200 },
  { id: "cover", fromCm: 200, againstCm: 30, againstAfterFireCm: 100 },
  { id: "wood", fromCm: 15, againstCm: 15, againstAfterFireCm: 30 },
];
