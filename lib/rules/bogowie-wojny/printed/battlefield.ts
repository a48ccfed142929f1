import { LABEL_CELL, quantityCell } from "@/lib/rules/printed/cell";
import { BATTLE_AREAS, TERRAIN_COLUMNS } from "../battle-area";
import { printedRow, printedTable } from "../printed-table";
import { AREA_TERRAIN } from "../tables/battlefield";

/** Of each sort of terrain the most pieces, and the fewest, by area [14.3]. */
export const BATTLEFIELD_TABLE = printedTable({
  id: "battlefield",
  chapter: "14.3",
  columns: ["area", "die", ...TERRAIN_COLUMNS],
  rows: BATTLE_AREAS.map((id, place) =>
    printedRow({
      table: "battlefield",
      id,
      cells: {
        area: LABEL_CELL,
        die: quantityCell(place + 1),
        ...Object.fromEntries(
          TERRAIN_COLUMNS.map((column) => [
            column,
            { kind: "count" as const, ...AREA_TERRAIN[id][column] },
          ]),
        ),
      },
    }),
  ),
  notes: ["reading", "on-top", "roads"],
  paragraphs: ["14.2", "14.3", "14.4"],
  wide: true,
});
