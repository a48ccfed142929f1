import { LABEL_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import type { Cell } from "../cell";
import { FORMAT_32_8, LARGER_GAME_ARTILLERY_PERCENT } from "../format";
import { type PrintedRow, printedRow, printedTable } from "../printed-table";

const AGREED = wordsCell("format-limits.value.agreed");

/** The limits of a game of 32+8, and of larger ones [13.2]. */
export const FORMAT_LIMITS_TABLE = printedTable({
  id: "format-limits",
  chapter: "13.2",
  columns: ["limit", "vanguard", "larger"],
  rows: [
    limitRow("units", quantityCell(FORMAT_32_8.unitPoints, "points")),
    limitRow("upgrades", quantityCell(FORMAT_32_8.upgradePoints, "points")),
    limitRow("bases", quantityCell(FORMAT_32_8.maxBases)),
    limitRow(
      "artillery",
      quantityCell(FORMAT_32_8.maxArtilleryBases),
      quantityCell(LARGER_GAME_ARTILLERY_PERCENT, "percent"),
    ),
    limitRow("terrain", quantityCell(FORMAT_32_8.maxTerrainPieces)),
    limitRow(
      "table",
      wordsCell("format-limits.value.table", {
        width: FORMAT_32_8.tableWidthCm,
        depth: FORMAT_32_8.tableDepthCm,
      }),
    ),
    limitRow("turns", quantityCell(FORMAT_32_8.turns)),
  ],
  notes: ["change", "flow", "nation", "once", "periods", "historical"],
  doubts: ["artillery", "left-over"],
  paragraphs: ["3.1", "13.1", "13.2", "13.4", "14.6"],
});

function limitRow(id: string, vanguard: Cell, larger: Cell = AGREED): PrintedRow {
  return printedRow({
    table: "format-limits",
    id,
    cells: { limit: LABEL_CELL, vanguard, larger },
  });
}
