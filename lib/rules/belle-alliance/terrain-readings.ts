/** What the scenario decides where table 5 leaves room. */
export interface TerrainReadings {
  /** Whether the first of the two covers printed for a barricade counts, which is none, or the second, I. */
  readonly barricadesWithoutCover: boolean;
}

/** The readings chosen where a scenario decides nothing else. */
export const TERRAIN_READINGS: TerrainReadings = { barricadesWithoutCover: false };
