import type { ColumnField } from "./columns";

/** A cell with the heading and field of its column. */
export interface HeadedCell {
  readonly head: string;
  readonly field: ColumnField | null;
  readonly text: string;
  /** Whether it repeats the cell above, with which it is merged. */
  readonly isMerged: boolean;
}
