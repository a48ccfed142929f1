import { LABEL_CELL, spanCell, wordsCell } from "@/lib/rules/printed/cell";
import { printedRow, printedTable } from "../printed-table";
import { VICTORY_BANDS } from "../tables/victory";

/** How large a victory is, by the difference of points [12.2]. */
export const VICTORY_BANDS_TABLE = printedTable({
  id: "victory-bands",
  chapter: "12.2",
  columns: ["result", "difference"],
  rows: VICTORY_BANDS.map(({ id, from }, place) => {
    const next = VICTORY_BANDS[place + 1];
    return printedRow({
      table: "victory-bands",
      id,
      cells: {
        result: LABEL_CELL,
        difference: next
          ? spanCell({ from, to: next.from - 1 })
          : wordsCell("value.or-more", { n: from }),
      },
    });
  }),
  doubts: ["halves"],
  paragraphs: ["12.2"],
});
