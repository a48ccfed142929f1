import type { TableInWords } from "./table-in-words";

export interface SheetTable {
  /** Its number, or its chapter in the book. */
  readonly ref: string;
  readonly table: TableInWords;
  /** Its cells or column heads are sentences, so it takes the full width of the paper. */
  readonly wide: boolean;
}
