/** Looks up the words of one namespace in one language. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words for the tables of either rule book. */
export interface TableWords {
  /** The words of the tables themselves. */
  readonly tables: Words;
  /** The terms of the game. */
  readonly terms: Words;
}

/** The words for the tables of Belle Alliance: the namespaces `belleAllianceTables` and `belleAlliance`. */
export interface BelleAllianceWords extends TableWords {
  /** The namespace `table21`: the units of table 21 by row. */
  readonly table21: Words;
}
