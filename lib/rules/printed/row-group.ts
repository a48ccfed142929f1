/**
 * How sure it is that rows form a group. `rules`: paragraphs, or the meaning of the rows, already make
 * them exclude each other. `print`: only the gaps between groups show it, which the first edition's
 * text keeps where the second prints its double rules.
 */
const SURENESSES = ["rules", "print"] as const;
export type Sureness = (typeof SURENESSES)[number];

/** Rows of a table of which only one counts in each column, as its double rules say. */
export interface RowGroup {
  readonly id: string;
  readonly rows: readonly string[];
  readonly sureness: Sureness;
  /** The paragraphs that say so, by number. */
  readonly paragraphs: readonly string[];
}

/** The group a row stands in with others, or null where it stands alone. */
export function groupOfRow(groups: readonly RowGroup[], row: string): RowGroup | null {
  return groups.find(({ rows }) => rows.includes(row)) ?? null;
}
