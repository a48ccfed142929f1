import { LABEL_CELL, NO_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import { type PrintedRow, printedRow, printedTable, termRow } from "../printed-table";
import { GENERAL_POINTS, WAGOMIAR } from "../tables/wagomiar";
import { ARMS, UNIT_KINDS, type UnitKind } from "../unit-kind";

const COMMANDERS = "commanders";

/** What one base costs [13.2]. */
export const WAGOMIAR_TABLE = printedTable({
  id: "wagomiar",
  chapter: "13.2",
  columns: ["kind", "points", "remark"],
  sections: [...ARMS, COMMANDERS].map(heading),
  rows: [
    ...UNIT_KINDS.map(unitRow),
    commanderRow("division-general", GENERAL_POINTS),
    commanderRow("corps-commander", 0),
    commanderRow("commander-in-chief", 0),
  ],
  notes: ["base", "traits"],
  doubts: ["howitzers", "four-pounders", "horse-three", "inferred", "corps-commanders"],
  paragraphs: ["9.2", "9.15", "13.2", "13.4"],
});

function unitRow(id: UnitKind): PrintedRow {
  const { arm, points, inferred } = WAGOMIAR[id];
  return termRow({
    term: `units.${id}`,
    id,
    section: arm,
    cells: {
      kind: LABEL_CELL,
      points: quantityCell(points, "points"),
      remark: inferred ? wordsCell("wagomiar.value.inferred") : NO_CELL,
    },
    fields: { ...WAGOMIAR[id] },
  });
}

function commanderRow(id: string, points: number): PrintedRow {
  return printedRow({
    table: "wagomiar",
    id,
    section: COMMANDERS,
    cells: {
      kind: LABEL_CELL,
      points: quantityCell(points, "points"),
      remark: id === "corps-commander" ? wordsCell("wagomiar.value.inferred") : NO_CELL,
    },
    fields: { points },
  });
}
