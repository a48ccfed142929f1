/** Words by key, of one namespace in one language. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words that tables of Belle Alliance are told in. */
export interface BelleAllianceWords {
  /** `belleAllianceTables`: the tables' own words. */
  readonly tables: Words;
  /** `belleAlliance`: the terms of the game. */
  readonly terms: Words;
  /** `table21`: its units by row. */
  readonly table21: Words;
}
