/** Words by key, of one namespace in one language. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words that tables of any rule book are told in. */
export interface TableWords {
  /** The tables' own words. */
  readonly tables: Words;
  /** The terms of the game. */
  readonly terms: Words;
}

/** The words that tables of Belle Alliance are told in: `belleAllianceTables`, `belleAlliance`. */
export interface BelleAllianceWords extends TableWords {
  /** `table21`: its units by row. */
  readonly table21: Words;
}
