import type { TableInWords } from "./table-in-words";

/** A table to be printed on a sheet. */
export interface SheetTable {
  /** What it is cited by: its number, or its chapter in the book. */
  readonly ref: string;
  readonly table: TableInWords;
  /** Its cells or column heads are sentences: it takes the whole width of the paper. */
  readonly wide: boolean;
}
