/** Words by key, of one namespace in one language. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words tables of Belle Alliance are labelled with. */
export interface BelleAllianceWords {
  readonly titles: Words;
  readonly terms: Words;
  readonly table21: Words;
}
