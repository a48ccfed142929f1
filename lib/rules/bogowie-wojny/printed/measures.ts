import { LABEL_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import type { Cell } from "../cell";
import { type PrintedRow, printedRow, printedTable } from "../printed-table";
import {
  BUILT_UP_SECTION_CM,
  GULLY,
  LINEAR_WORK_LONGEST_CM,
  OPERATIONAL_BASE,
  REDOUBT_CM,
  STREAM_WIDEST_CM,
} from "../tables/battlefield-measures";

/** How large pieces of terrain and operational bases are [3.5, 13.3, 14.5]. */
export const MEASURES_TABLE = printedTable({
  id: "measures",
  chapter: "14.5",
  columns: ["piece", "size"],
  rows: [
    measureRow("built-up", rectangle(BUILT_UP_SECTION_CM, BUILT_UP_SECTION_CM)),
    measureRow("redoubt", rectangle(REDOUBT_CM, REDOUBT_CM)),
    measureRow("linear-works", atMost(LINEAR_WORK_LONGEST_CM)),
    measureRow("gully", wordsCell("measures.value.at-most-rectangle", gullyFigures())),
    measureRow("stream", atMost(STREAM_WIDEST_CM)),
    measureRow("operational-base", rectangle(OPERATIONAL_BASE.longCm, OPERATIONAL_BASE.shortCm)),
  ],
  notes: ["base"],
  doubts: ["either-way"],
  paragraphs: ["3.5", "13.3", "14.5"],
});

function measureRow(id: string, size: Cell): PrintedRow {
  return printedRow({ table: "measures", id, cells: { piece: LABEL_CELL, size } });
}

function rectangle(long: number, short: number): Cell {
  return wordsCell("measures.value.rectangle", { long, short });
}

function atMost(cm: number): Cell {
  return quantityCell(cm, "cm");
}

function gullyFigures() {
  return { long: GULLY.longestCm, short: GULLY.widestCm };
}
