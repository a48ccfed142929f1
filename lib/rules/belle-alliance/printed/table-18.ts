import { LABEL_CELL, spanCell } from "@/lib/rules/printed/cell";
import { type PrintedTable, printedRow } from "../printed-table";
import { TABLE_18 } from "../tables/table-18";

/** Table 18 as printed. */
export const PRINTED_TABLE_18: PrintedTable = {
  n: 18,
  columns: ["result", "effect"],
  sections: [],
  rows: TABLE_18.map(({ id, from, to }) =>
    printedRow({ n: 18, id, cells: { result: spanCell({ from, to }), effect: LABEL_CELL } }),
  ),
  groups: [],
  notes: [],
  variants: [],
  doubts: [],
  paragraphs: ["1.1.4"],
};
