import { spanCell } from "@/lib/rules/printed/cell";
import { orderCell } from "../cell";
import { type PrintedTable, printedRow } from "../printed-table";
import { TABLE_11 } from "../tables/table-11";

/** Table 11 as printed. */
export const PRINTED_TABLE_11: PrintedTable = {
  n: 11,
  columns: ["difference", "disorder"],
  sections: [],
  rows: TABLE_11.map(({ disorder, ...span }) =>
    printedRow({
      n: 11,
      id: `by-${span.from}`,
      cells: { difference: spanCell(span), disorder: orderCell(disorder) },
    }),
  ),
  groups: [],
  notes: ["orders"],
  variants: [],
  doubts: [],
  paragraphs: ["4.1.3", "4.1.5"],
};
