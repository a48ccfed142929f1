import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { factorCell } from "../cell";
import { type PrintedTable, printedRow } from "../printed-table";
import { TABLE_15 } from "../tables/table-15";

/** Table 15 as printed. */
export const PRINTED_TABLE_15: PrintedTable = {
  n: 15,
  columns: ["element", "valour"],
  sections: [],
  rows: [
    printedRow({
      n: 15,
      id: "each-20-percent",
      cells: { element: LABEL_CELL, valour: factorCell(TABLE_15.valourPerStep) },
    }),
  ],
  groups: [],
  notes: ["below-least", "orders"],
  variants: [],
  doubts: [],
  paragraphs: ["5.5.2"],
};
