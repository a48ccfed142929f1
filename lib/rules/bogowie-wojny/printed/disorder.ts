import { LABEL_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { factorCell } from "../cell";
import { printedRow, printedTable } from "../printed-table";
import { DISORDER_LEVELS, DISORDER_MORALE, MOST_DISORDER_IN_SUPPORT } from "../tables/disorder";

/** The levels of disorder [11.6]. */
export const DISORDER_TABLE = printedTable({
  id: "disorder",
  chapter: "11.6",
  columns: ["state", "level", "morale", "support"],
  rows: [
    ...DISORDER_LEVELS.map((id, place) => {
      const level = place + 1;
      return printedRow({
        table: "disorder",
        id,
        cells: {
          state: LABEL_CELL,
          level: quantityCell(level),
          morale: factorCell(level * DISORDER_MORALE),
          support: wordsCell(level <= MOST_DISORDER_IN_SUPPORT ? "value.yes" : "value.no"),
        },
      });
    }),
    printedRow({
      table: "disorder",
      id: "rout",
      cells: {
        state: LABEL_CELL,
        level: wordsCell("disorder.value.beyond", { level: DISORDER_LEVELS.length }),
        morale: factorCell(DISORDER_LEVELS.length * DISORDER_MORALE),
        support: wordsCell("value.no"),
      },
    }),
  ],
  notes: ["adds-up", "difference", "recovery", "rally", "general"],
  paragraphs: ["10.30", "11.3", "11.4", "11.6", "11.7"],
});
