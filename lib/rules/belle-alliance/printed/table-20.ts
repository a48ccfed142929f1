import { LABEL_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { type Cell, type PrintedTable, printedRow } from "../printed-table";
import { type FieldWorkRow, TABLE_20 } from "../tables/table-20";

/** Table 20 as printed, except that the emplacement is "for 1 model gun". */
export const PRINTED_TABLE_20: PrintedTable = {
  n: 20,
  columns: ["work", "figures", "result", "time", "materials"],
  sections: [],
  rows: TABLE_20.map((row) =>
    printedRow({
      n: 20,
      id: row.id,
      cells: {
        work: LABEL_CELL,
        figures:
          row.figures === null ? wordsCell("t20.value.all-figures") : quantityCell(row.figures),
        result: resultCell(row),
        time: quantityCell(row.bounds, "bounds"),
        materials: materialsCell(row),
      },
    }),
  ),
  groups: [],
  notes: ["failed-bounds", "base-contact", "other-works"],
  variants: [{ id: "emplacement", kind: "wording", row: "emplacement" }],
  doubts: ["emplacement"],
  paragraphs: ["6.3.0"],
};

function resultCell({ result }: FieldWorkRow): Cell {
  switch (result.kind) {
    case "cover-class":
      return wordsCell("t20.value.cover-class", { classes: result.classes });
    case "length":
      return quantityCell(result.cm, "cm");
    case "emplacement":
      return wordsCell("t20.value.emplacement", { guns: result.modelGuns });
    case "destroyed":
      return wordsCell("t20.value.destroyed", { roll: result.finalRoll });
  }
}

function materialsCell({ materialRoll, nearSource }: FieldWorkRow): Cell {
  if (!nearSource) return quantityCell(materialRoll);
  const { of, withinCm, roll } = nearSource;
  return wordsCell(`t20.value.near-${of}`, { materials: materialRoll, near: roll, cm: withinCm });
}
