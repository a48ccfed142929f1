import { LABEL_CELL, spanCell } from "@/lib/rules/printed/cell";
import { part } from "@/lib/rules/printed/printed-table";
import { type PrintedTable, printedRow } from "../printed-table";
import { TABLE_19, TABLE_19_RESULTS } from "../tables/table-19";
import { FACTORS_PART, printedFactorRows } from "./roll-table";

/** Table 19 as printed. */
export const PRINTED_TABLE_19: PrintedTable = {
  n: 19,
  columns: ["element", "factor", "result", "effect"],
  sections: [FACTORS_PART, part("results", ["result", "effect"])],
  rows: [
    ...printedFactorRows(19, TABLE_19),
    ...TABLE_19_RESULTS.map(({ id, from, to }) =>
      printedRow({
        n: 19,
        id,
        section: "results",
        cells: { result: spanCell({ from, to }), effect: LABEL_CELL },
      }),
    ),
  ],
  groups: [],
  notes: [],
  variants: [],
  doubts: [],
  paragraphs: ["1.1.3", "1.1.4"],
};
