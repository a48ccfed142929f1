/** The scenario's choices where table 5 is ambiguous. */
export interface TerrainReadings {
  /**
   * Which of the two covers printed for a barricade applies: true for the first, none; false for the second, class I.
   */
  readonly barricadesWithoutCover: boolean;
}

/** The default readings. */
export const TERRAIN_READINGS: TerrainReadings = { barricadesWithoutCover: false };
