import { DUEL_COLUMNS } from "../duel-factors";
import type { PrintedTable } from "../printed-table";
import { TABLE_8, TABLE_8_GROUPS } from "../tables/table-8";
import { printedDuelRows } from "./duel-table";

/** Table 8 as printed. */
export const PRINTED_TABLE_8: PrintedTable = {
  n: 8,
  columns: ["element", ...DUEL_COLUMNS],
  sections: [],
  rows: printedDuelRows(8, TABLE_8),
  groups: TABLE_8_GROUPS,
  notes: ["both-attack", "one-counts", "orders"],
  variants: [
    { id: "opponent-brought-into-fd", kind: "wording", row: "opponent-brought-into-fd" },
    { id: "earlier-melee", kind: "wording", row: "attacked-earlier" },
  ],
  doubts: ["which-counts", "cited-as-10", "undefined-rows"],
  paragraphs: [
    ..."1.3.1 2.3.3 2.3.5 4.1.1 4.1.3 4.1.6 4.1.7 4.1.8 4.1.9 4.3.1 4.3.2 4.4.0".split(" "),
    ..."5.5.1 5.5.3 6.1.2".split(" "),
  ],
};
