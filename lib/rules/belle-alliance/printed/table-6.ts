import { heading } from "@/lib/rules/printed/printed-table";
import type { PrintedTable } from "../printed-table";
import { TABLE_6, TABLE_6_GROUPS } from "../tables/table-6";
import { FIGURES_HEADING, PRINTED_FIRE_COLUMNS, printedFireRows } from "./fire-table";

/** Table 6 as printed. */
export const PRINTED_TABLE_6: PrintedTable = {
  n: 6,
  columns: PRINTED_FIRE_COLUMNS,
  sections: [heading(FIGURES_HEADING)],
  rows: printedFireRows(6, TABLE_6),
  groups: TABLE_6_GROUPS,
  notes: ["own-and-opponent", "sums", "one-counts", "orders"],
  variants: [],
  doubts: ["which-counts", "three-cells", "undefined-rows"],
  paragraphs: ["3.1.1", "3.1.2", "3.1.6", "3.1.7", "3.1.8", "3.1.9", "3.3.1", "5.5.1"],
};
