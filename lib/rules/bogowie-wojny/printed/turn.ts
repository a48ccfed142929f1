import { LABEL_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import { printedRow, printedTable } from "../printed-table";
import { TURN_PHASES } from "../tables/turn";

/** The sequence of a turn [4.2]. */
export const TURN_TABLE = printedTable({
  id: "turn",
  chapter: "4.2",
  columns: ["step", "played"],
  sections: TURN_PHASES.map(({ id }) => heading(id)),
  rows: TURN_PHASES.flatMap(({ id: section, played, steps }) =>
    steps.map((id) =>
      printedRow({
        table: "turn",
        id,
        section,
        cells: { step: LABEL_CELL, played: wordsCell(`turn.played.${played}`) },
      }),
    ),
  ),
  notes: ["length"],
  doubts: ["organisation"],
  paragraphs: ["4.1", "4.2", "5.3", "7.1", "8.1", "10.1", "11.1"],
});
