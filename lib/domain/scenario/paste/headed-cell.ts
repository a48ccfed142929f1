import type { ColumnField } from "./columns";

/** A cell with the column it stands in. */
export interface HeadedCell {
  readonly head: string;
  readonly field: ColumnField | null;
  readonly text: string;
  /** It repeats the cell above, with which it is merged. */
  readonly isMerged: boolean;
}
