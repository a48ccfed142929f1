import { LABEL_CELL, NO_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import { type PrintedRow, type PrintedTable, printedRow } from "../printed-table";
import { MARCH_ARMS, MARCH_GROUNDS, type MarchRow, TABLE_3 } from "../tables/table-3";

const AS_INFANTRY = wordsCell("t3.value.as-infantry");

/** Table 3 as printed, cm a bound. Its last row, gunners without guns, sends the reader to the infantry. */
export const PRINTED_TABLE_3: PrintedTable = {
  n: 3,
  columns: ["formation", ...MARCH_GROUNDS],
  sections: MARCH_ARMS.map(heading),
  rows: [
    ...TABLE_3.map(marchRow),
    printedRow({
      n: 3,
      id: "gunners-without-guns",
      section: "artillery",
      cells: {
        formation: LABEL_CELL,
        ...Object.fromEntries(MARCH_GROUNDS.map((ground) => [ground, AS_INFANTRY])),
      },
    }),
  ],
  groups: [],
  notes: ["halved", "fast-march", "cumulated", "turning", "inversion", "backwards", "orders"],
  variants: [
    {
      id: "attack-column-in-wood",
      kind: "cell",
      row: "cavalry-column-of-attack",
      column: "wood",
      cell: NO_CELL,
    },
    { id: "line-in-wood", kind: "cell", row: "cavalry-line", column: "wood", cell: NO_CELL },
  ],
  doubts: ["calibres"],
  paragraphs: ["2.3.1", "2.3.2", "2.3.3", "2.4.2", "2.4.3", "6.2.0"],
};

function marchRow({ id, arm, rates }: MarchRow): PrintedRow {
  return {
    id,
    name: { book: "terms", key: `table3.${id}` },
    section: arm,
    cells: {
      formation: LABEL_CELL,
      ...Object.fromEntries(MARCH_GROUNDS.map((ground) => [ground, quantityCell(rates[ground])])),
    },
  };
}
