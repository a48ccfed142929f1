import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { DUEL_COLUMNS, type DuelFactorRow } from "../factor";
import { factorCell, type PrintedRow, type PrintedTable, printedRow } from "../printed-table";
import { TABLE_8, TABLE_8_GROUPS } from "../tables/table-8";
import { TABLE_9, TABLE_9_GROUPS } from "../tables/table-9";

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

/** Its first column is the routing unit's. */
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

/** The rows of table 8 or 9 as printed. */
function printedDuelRows(n: 8 | 9, rows: readonly DuelFactorRow[]): PrintedRow[] {
  return rows.map(({ id, factors }) =>
    printedRow({
      n,
      id,
      cells: {
        element: LABEL_CELL,
        attacker: factorCell(factors.attacker),
        defender: factorCell(factors.defender),
      },
    }),
  );
}
