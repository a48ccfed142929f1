/** A table to be shown, whole or with some of its rows. */
export interface TableChoice {
  readonly n: number;
  /** Ids of the rows wanted; null for all. */
  readonly rows: readonly string[] | null;
}
