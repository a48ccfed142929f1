/** A row of table 2: how far a unit in such a position sees and is seen, in cm. */
interface SightRow {
  readonly id: "open" | "cover" | "wood";
  readonly fromCm: number;
  readonly againstCm: number;
  /** Against a position from which there was fire in this or the last bound. */
  readonly againstAfterFireCm: number;
}

/** Table 2: fields of sight [1.1.6]. */
// biome-ignore format: a table reads best a row a line
export const TABLE_2: readonly SightRow[] = [
  { id: "open", fromCm: 200, againstCm: 200, againstAfterFireCm: 200 },
  { id: "cover", fromCm: 200, againstCm: 30, againstAfterFireCm: 100 },
  { id: "wood", fromCm: 15, againstCm: 15, againstAfterFireCm: 30 },
];
