/**
 * How certain it is that rows form a group. `rules`: paragraphs, or the meaning of the rows, already make them
 * exclude each other. `print`: only the gaps between groups show it; the first edition's text keeps these where the
 * second prints its double rules.
 */
const CERTAINTIES = ["rules", "print"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Rows of a table of which only one counts in each column, as the double rules around them show. */
export interface RowGroup {
  readonly id: string;
  readonly rows: readonly string[];
  readonly sureness: Certainty;
  /** The numbers of the paragraphs that say so. */
  readonly paragraphs: readonly string[];
}

/** The group a row belongs to, or null if it belongs to none. */
export function groupOfRow(groups: readonly RowGroup[], row: string): RowGroup | null {
  return groups.find(({ rows }) => rows.includes(row)) ?? null;
}
