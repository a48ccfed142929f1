import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { targetCell } from "../cell";
import { printedRow, printedTable } from "../printed-table";
import { DEMOLITION_FROM } from "../tables/artillery-fire";

const GUNS = { light: 3, heavy: 8, howitzer: "howitzer" } as const;

/** What any die must show for guns to knock down buildings and works [9.15]. */
export const DEMOLITION_TABLE = printedTable({
  id: "demolition",
  chapter: "9.15",
  columns: ["guns", "face"],
  rows: Object.entries(GUNS).map(([id, ordnance]) =>
    printedRow({
      table: "demolition",
      id,
      cells: { guns: LABEL_CELL, face: targetCell(DEMOLITION_FROM[ordnance]) },
    }),
  ),
  notes: ["effect", "zero", "not-by"],
  doubts: ["howitzers"],
  paragraphs: ["3.5", "9.15"],
});
