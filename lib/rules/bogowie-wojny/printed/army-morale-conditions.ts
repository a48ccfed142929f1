import { LABEL_CELL, quantityCell } from "@/lib/rules/printed/cell";
import { part } from "@/lib/rules/printed/printed-table";
import { factorCell } from "../cell";
import { printedRow, printedTable } from "../printed-table";
import { CONDITIONS_FOR_A_LEVEL, MORALE_CONDITIONS } from "../tables/army-morale-conditions";

const TABLE = "army-morale-conditions";

/** Counts of conditions that cost levels: from the first that does to all of them. */
const COUNTS = Array.from(
  { length: MORALE_CONDITIONS.length - CONDITIONS_FOR_A_LEVEL + 1 },
  (_, place) => place + CONDITIONS_FOR_A_LEVEL,
);

/** What brings an army's morale down, and how far [11.10]. */
export const ARMY_MORALE_CONDITIONS_TABLE = printedTable({
  id: TABLE,
  chapter: "11.10",
  columns: ["condition", "met", "levels"],
  sections: [part("conditions", ["condition"]), part("levels", ["met", "levels"])],
  rows: [
    ...MORALE_CONDITIONS.map((id) =>
      printedRow({ table: TABLE, id, section: "conditions", cells: { condition: LABEL_CELL } }),
    ),
    ...COUNTS.map((count) =>
      printedRow({
        table: TABLE,
        id: `met-${count}`,
        section: "levels",
        cells: {
          met: quantityCell(count),
          levels: factorCell(CONDITIONS_FOR_A_LEVEL - 1 - count),
        },
      }),
    ),
  ],
  notes: ["quarter", "bases", "both", "rise"],
  doubts: ["half"],
  paragraphs: ["9.6", "11.8", "11.10", "14.6"],
});
