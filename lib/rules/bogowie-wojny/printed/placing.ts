import { LABEL_CELL, quantityCell } from "@/lib/rules/printed/cell";
import { part } from "@/lib/rules/printed/printed-table";
import { printedRow, printedTable } from "../printed-table";
import { TABLE_SIZES } from "../tables/battlefield";

const STEPS = ["water", "obligatory", "rest", "bought", "specials", "works", "roads"] as const;

/** How many pieces tables take, and in which order they are placed [14.4]. */
export const PLACING_TABLE = printedTable({
  id: "placing",
  chapter: "14.4",
  columns: ["table", "pieces", "place", "step"],
  sections: [part("sizes", ["table", "pieces"]), part("order", ["place", "step"])],
  rows: [
    ...TABLE_SIZES.map(({ id, pieces }) =>
      printedRow({
        table: "placing",
        id: `table-${id}`,
        section: "sizes",
        cells: { table: LABEL_CELL, pieces: quantityCell(pieces) },
      }),
    ),
    ...STEPS.map((id, place) =>
      printedRow({
        table: "placing",
        id,
        section: "order",
        cells: { place: quantityCell(place + 1), step: LABEL_CELL },
      }),
    ),
  ],
  notes: ["turns", "bridge", "road-ends", "one-road", "crossings", "ornaments"],
  doubts: ["water-first", "most", "works"],
  paragraphs: ["3.1", "14.2", "14.3", "14.4"],
});
