import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { factorCell } from "../cell";
import { printedRow, printedTable } from "../printed-table";
import { TRAINING, TRAINING_BONUS } from "../tables/training";

/** What veterans and the elite have before others [2.3]. */
export const TRAINING_TABLE = printedTable({
  id: "training",
  chapter: "2.3",
  columns: ["grade", "morale", "fightingValue", "firepower"],
  rows: TRAINING.map((id) => {
    const bonus = factorCell(TRAINING_BONUS[id]);
    return printedRow({
      table: "training",
      id,
      cells: { grade: LABEL_CELL, morale: bonus, fightingValue: bonus, firepower: bonus },
    });
  }),
  notes: ["whole", "elite", "militia"],
  paragraphs: ["2.3", "7.9", "11.9", "13.3"],
});
