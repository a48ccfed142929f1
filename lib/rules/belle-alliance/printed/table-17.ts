import { LABEL_CELL, spanCell } from "@/lib/rules/printed/cell";
import { part } from "@/lib/rules/printed/printed-table";
import { orderCell } from "../cell";
import { type PrintedTable, printedRow } from "../printed-table";
import { TABLE_17, TABLE_17_GROUPS, TABLE_17_RESULTS } from "../tables/table-17";
import { FACTORS_PART, printedFactorRows } from "./roll-table";

/** Table 17 as printed. */
export const PRINTED_TABLE_17: PrintedTable = {
  n: 17,
  columns: ["element", "factor", "result", "effect", "order"],
  sections: [FACTORS_PART, part("results", ["result", "effect", "order"])],
  rows: [
    ...printedFactorRows(17, TABLE_17),
    ...TABLE_17_RESULTS.map(({ id, from, to, order }) =>
      printedRow({
        n: 17,
        id,
        section: "results",
        cells: { result: spanCell({ from, to }), effect: LABEL_CELL, order: orderCell(order) },
      }),
    ),
  ],
  groups: TABLE_17_GROUPS,
  notes: ["one-counts", "orders"],
  variants: [],
  doubts: [],
  paragraphs: ["1.1.3"],
};
