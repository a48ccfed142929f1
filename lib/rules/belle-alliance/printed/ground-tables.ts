import { LABEL_CELL, NO_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import { type Cell, type PrintedRow, type PrintedTable, printedRow } from "../printed-table";
import { MARCH_ARMS, MARCH_GROUNDS, type MarchRow, TABLE_3 } from "../tables/table-3";
import { CLASSES, type ObstacleClass, TABLE_4 } from "../tables/table-4";
import { TABLE_5 } from "../tables/table-5";

const AS_INFANTRY = wordsCell("t3.value.as-infantry");

/** Table 3 as printed, in cm per bound. Its last row, gunners without guns, refers the reader to the infantry. */
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

export const PRINTED_TABLE_4: PrintedTable = {
  n: 4,
  columns: ["obstacle", ...MARCH_ARMS],
  sections: [],
  rows: CLASSES.map((id) =>
    printedRow({
      n: 4,
      id,
      cells: {
        obstacle: LABEL_CELL,
        ...Object.fromEntries(
          MARCH_ARMS.map((arm) => [arm, { kind: "passage", share: TABLE_4[id][arm] } as const]),
        ),
      },
    }),
  ),
  groups: [],
  notes: ["no-charge"],
  variants: [],
  doubts: [],
  paragraphs: ["2.3.3", "2.3.5"],
};

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

function classCell(value: ObstacleClass | null): Cell {
  return value === null ? NO_CELL : { kind: "classes", classes: [value] };
}
