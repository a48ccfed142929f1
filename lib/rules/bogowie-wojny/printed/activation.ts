import { LABEL_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { targetCell } from "../cell";
import { printedRow, printedTable } from "../printed-table";
import { ACTIVATION_TABLE, type Activation } from "../tables/orders";

const TESTS: readonly Activation[] = ["activation", "handover"];

/** What two dice must reach for a regiment to act, or to come under another general [5.7, 5.8]. */
export const REGIMENT_ACTIVATION_TABLE = printedTable({
  id: "activation",
  chapter: "5.7",
  columns: ["test", "near", "far"],
  rows: TESTS.map((id) => {
    const { near, far } = ACTIVATION_TABLE[id];
    return printedRow({
      table: "activation",
      id,
      cells: {
        test: LABEL_CELL,
        near: near === null ? wordsCell("value.automatic") : targetCell(near),
        far: targetCell(far),
      },
    });
  }),
  notes: ["inactive", "own-orders", "command", "handover", "first-turn"],
  paragraphs: ["5.7", "5.8", "5.9"],
});
