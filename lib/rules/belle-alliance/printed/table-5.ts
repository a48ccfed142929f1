import { LABEL_CELL, NO_CELL } from "@/lib/rules/printed/cell";
import type { Cell } from "../cell";
import type { PrintedTable } from "../printed-table";
import type { ObstacleClass } from "../tables/table-4";
import { TABLE_5 } from "../tables/table-5";

/** Table 5 as printed. */
export const PRINTED_TABLE_5: PrintedTable = {
  n: 5,
  columns: ["element", "obstacle", "cover"],
  sections: [],
  rows: Object.values(TABLE_5).map(({ id, obstacle, cover, coverUnclear }) => ({
    id,
    name: { book: "terms", key: `table5.${id}` },
    section: null,
    cells: {
      element: LABEL_CELL,
      obstacle: classCell(obstacle),
      cover: coverUnclear ? { kind: "classes", classes: [null, cover] } : classCell(cover),
    },
  })),
  groups: [],
  notes: [],
  variants: [{ id: "fired-at-from-wood", kind: "row-absent", row: "fired-at-from-wood" }],
  doubts: ["unclear-cover"],
  paragraphs: ["2.3.5", "2.3.6", "3.1.3", "6.1.2", "6.2.0"],
};

function classCell(value: ObstacleClass | null): Cell {
  return value === null ? NO_CELL : { kind: "classes", classes: [value] };
}
