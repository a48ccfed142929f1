import { LABEL_CELL, quantityCell, spanCell } from "@/lib/rules/printed/cell";
import { factorCell, orderCell, type PrintedTable, printedRow } from "../printed-table";
import { TABLE_12 } from "../tables/table-12";
import { TABLE_13 } from "../tables/table-13";
import { TABLE_14 } from "../tables/table-14";
import { TABLE_15 } from "../tables/table-15";
import type { Weapon } from "../unit-type";

/** Table 12 as printed: the effect of each unit of fire or of melee. */
export const PRINTED_TABLE_12: PrintedTable = {
  n: 12,
  columns: ["result", "loss", "morale", "prisoners", "prisonersOfCavalry"],
  sections: [],
  rows: TABLE_12.map(({ from, to, lossQuarters, morale, prisoners, prisonersOfCavalry }) =>
    printedRow({
      n: 12,
      id: `from-${from}`,
      cells: {
        result: spanCell({ from, to }, ""),
        loss: { kind: "quarters", quarters: lossQuarters },
        morale: orderCell(morale),
        prisoners: quantityCell(prisoners),
        prisonersOfCavalry: quantityCell(prisonersOfCavalry),
      },
    }),
  ),
  groups: [],
  notes: [
    "rounding",
    "units-of-fire",
    "units-of-fire-artillery",
    "two-ranks",
    "units-of-melee",
    "skirmishers-alone",
    "artillery-in-melee",
    "supplies",
    "orders",
  ],
  variants: [{ id: "skirmishers-of-soutien", kind: "wording", row: null }],
  doubts: ["skirmishers", "below-zero", "two-ones"],
  paragraphs: ["3.1.1", "3.1.5", "3.2.0", "4.1.3", "4.1.5", "4.3.1", "4.3.2", "5.5.3"],
};

/** The printed order, shortest range first. */
const PRINTED_ORDER: readonly Weapon[] = ["carbine", "musket", "rifle"];

export const PRINTED_TABLE_13: PrintedTable = {
  n: 13,
  columns: ["weapon", "zone1", "zone2"],
  sections: [],
  rows: PRINTED_ORDER.map((id) => ({
    id,
    name: { book: "terms", key: `weapon.${id}` },
    section: null,
    cells: {
      weapon: LABEL_CELL,
      zone1: { kind: "zone", ...TABLE_13[id][0] },
      zone2: { kind: "zone", ...TABLE_13[id][1] },
    },
  })),
  groups: [],
  notes: [],
  variants: [],
  doubts: ["zone-limits"],
  paragraphs: ["3.1.3"],
};

export const PRINTED_TABLE_14: PrintedTable = {
  n: 14,
  columns: ["calibre", "zone1", "zone2", "zone3"],
  sections: [],
  rows: TABLE_14.map(({ id, zones: [first, second, third] }) => ({
    id,
    name: { book: "terms", key: `calibre.${id}` },
    section: null,
    cells: {
      calibre: LABEL_CELL,
      zone1: { kind: "zone", ...first },
      zone2: { kind: "zone", ...second },
      zone3: { kind: "zone", ...third },
    },
  })),
  groups: [],
  notes: [],
  variants: [],
  doubts: ["zone-limits", "calibres"],
  paragraphs: ["3.1.3", "3.4.4"],
};

export const PRINTED_TABLE_15: PrintedTable = {
  n: 15,
  columns: ["element", "valour"],
  sections: [],
  rows: [
    printedRow({
      n: 15,
      id: "each-20-percent",
      cells: { element: LABEL_CELL, valour: factorCell(TABLE_15.valourPerStep) },
    }),
  ],
  groups: [],
  notes: ["below-least", "orders"],
  variants: [],
  doubts: [],
  paragraphs: ["5.5.2"],
};
