import { LABEL_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import type { Cell } from "../cell";
import { type PrintedRow, printedRow, printedTable } from "../printed-table";
import { PUSHED_GUNS_LOSS } from "../tables/artillery-fire";
import { PUSHED_BACK_CM } from "../tables/displacement";

const HALF = wordsCell("passage.half-move");

/** How far units are pushed back, flee and pursue [10.25, 10.30, 10.31]. */
export const DISPLACEMENT_TABLE = printedTable({
  id: "displacement",
  chapter: "10.25",
  columns: ["movement", "distance", "remark"],
  rows: [
    movementRow("pushed-infantry", quantityCell(PUSHED_BACK_CM.infantry, "cm")),
    movementRow("pushed-cavalry", quantityCell(PUSHED_BACK_CM.cavalry, "cm")),
    movementRow("pushed-guns", wordsCell("displacement.guns", { points: PUSHED_GUNS_LOSS })),
    movementRow("rout", HALF),
    movementRow("pursuit", HALF),
    movementRow("redirected", HALF),
  ],
  notes: ["blocked", "off-table", "surrounded", "fence", "withdrawal"],
  paragraphs: ["9.14", "10.15", "10.25", "10.26", "10.27", "10.28", "10.29", "10.30", "10.31"],
  wide: true,
});

function movementRow(id: string, distance: Cell): PrintedRow {
  return printedRow({
    table: "displacement",
    id,
    cells: { movement: LABEL_CELL, distance, remark: wordsCell(`displacement.remark.${id}`) },
  });
}
