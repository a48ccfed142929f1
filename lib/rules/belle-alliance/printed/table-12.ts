import { quantityCell, spanCell } from "@/lib/rules/printed/cell";
import { orderCell } from "../cell";
import { type PrintedTable, printedRow } from "../printed-table";
import { TABLE_12 } from "../tables/table-12";

/** Table 12 as printed: what each unit of fire or of melee does. */
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
