import { quantityCell, spanCell, wordsCell } from "@/lib/rules/printed/cell";
import { printedRow, printedTable } from "../printed-table";
import { FIRE_RESULTS } from "../tables/fire";

/** What hits do to the target [8.3]. */
export const FIRE_RESULTS_TABLE = printedTable({
  id: "fire-results",
  chapter: "8.3",
  columns: ["hits", "loss", "disorder", "effect"],
  rows: FIRE_RESULTS.map(({ hits, loss, disorder, displacement }, place) =>
    printedRow({
      table: "fire-results",
      id: `hits-${hits}`,
      cells: {
        hits:
          place === FIRE_RESULTS.length - 1
            ? wordsCell("value.or-more", { n: hits })
            : spanCell({ from: hits, to: hits }),
        loss: quantityCell(loss),
        disorder: wordsCell(`disorder-level.${disorder}`),
        effect: wordsCell(`displacement.${displacement}`),
      },
    }),
  ),
  notes: ["artillery", "guns-stay", "adds-up"],
  paragraphs: ["8.1", "8.3", "9.3", "9.14", "11.6"],
});
