import { heading } from "@/lib/rules/printed/printed-table";
import type { PrintedTable } from "../printed-table";
import { TABLE_7, TABLE_7_GROUPS } from "../tables/table-7";
import { FIGURES_HEADING, PRINTED_FIRE_COLUMNS, printedFireRows } from "./fire-table";

/** Table 7 as printed. */
export const PRINTED_TABLE_7: PrintedTable = {
  n: 7,
  columns: PRINTED_FIRE_COLUMNS,
  sections: [heading(FIGURES_HEADING)],
  rows: printedFireRows(7, TABLE_7),
  groups: TABLE_7_GROUPS,
  notes: ["own-and-opponent", "sums", "one-counts", "orders"],
  variants: [
    {
      id: "mounted-cavalry",
      kind: "cell",
      row: "mounted-cavalry",
      column: "opponentLoss",
      cell: { kind: "factor", value: -4 },
    },
  ],
  doubts: ["which-counts", "three-cells", "undefined-rows", "split-fire", "cover-1", "calibres"],
  paragraphs: ["3.1.1", "3.1.8", "3.1.9", "3.3.1", "3.4.1", "3.4.3", "3.4.4", "3.4.5"],
};
