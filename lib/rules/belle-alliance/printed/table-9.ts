import { DUEL_COLUMNS } from "../duel-factors";
import type { PrintedTable } from "../printed-table";
import { TABLE_9, TABLE_9_GROUPS } from "../tables/table-9";
import { printedDuelRows } from "./duel-table";

/** Table 9 as printed; its first column is the routing unit's. */
export const PRINTED_TABLE_9: PrintedTable = {
  n: 9,
  columns: ["element", ...DUEL_COLUMNS],
  sections: [],
  rows: printedDuelRows(9, TABLE_9),
  groups: TABLE_9_GROUPS,
  notes: ["one-counts", "orders"],
  variants: [],
  doubts: ["which-counts", "how-to-read"],
  paragraphs: ["2.3.4", "5.4.2"],
};
