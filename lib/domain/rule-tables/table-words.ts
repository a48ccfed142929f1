/** Words by key, of one namespace in one language. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words for tables of any rule book. */
export interface TableWords {
  /** The tables' own words. */
  readonly tables: Words;
  /** The terms of the game. */
  readonly terms: Words;
}

/** The words for tables of Belle Alliance: `belleAllianceTables`, `belleAlliance`. */
export interface BelleAllianceWords extends TableWords {
  /** `table21`: its units by row. */
  readonly table21: Words;
}
