import { spanCell, wordsCell } from "@/lib/rules/printed/cell";
import { printedRow, printedTable } from "../printed-table";
import { MELEE_RESULTS } from "../tables/melee";

/** What becomes of the loser of a melee, by the difference of hits [10.20]. */
export const MELEE_RESULTS_TABLE = printedTable({
  id: "melee-results",
  chapter: "10.20",
  columns: ["difference", "disorder", "effect"],
  rows: MELEE_RESULTS.map(({ difference, disorder, displacement }, place) =>
    printedRow({
      table: "melee-results",
      id: `by-${difference}`,
      cells: {
        difference:
          place === MELEE_RESULTS.length - 1
            ? wordsCell("value.or-more", { n: difference })
            : spanCell({ from: difference, to: difference }),
        disorder: wordsCell(`disorder-level.${disorder}`),
        effect: wordsCell(
          difference === 0 ? "melee-results.value.drawn" : `displacement.${displacement}`,
        ),
      },
    }),
  ),
  notes: ["losses", "charge", "square", "guns", "drawn"],
  doubts: ["subtraction"],
  paragraphs: ["9.13", "10.17", "10.20", "10.36", "10.38"],
});
