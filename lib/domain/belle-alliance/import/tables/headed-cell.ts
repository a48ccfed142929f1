import type { ColumnField } from "./columns";

/** A cell with the heading and field of its column. */
export interface HeadedCell {
  readonly head: string;
  readonly field: ColumnField | null;
  readonly text: string;
  /** Whether it repeats the cell above, with which it is merged, for the first time or again; null if it does not. */
  readonly merged: "first" | "further" | null;
}

/** A cell with its heading, as notes and doubts quote it. */
export function quoted({ head, text }: Pick<HeadedCell, "head" | "text">): string {
  return head === "" ? text : `${head}: ${text}`;
}
