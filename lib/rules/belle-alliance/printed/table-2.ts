import { LABEL_CELL, quantityCell } from "@/lib/rules/printed/cell";
import { type PrintedTable, printedRow } from "../printed-table";
import { TABLE_2 } from "../tables/table-2";

/** Table 2 as printed. */
export const PRINTED_TABLE_2: PrintedTable = {
  n: 2,
  columns: ["position", "from", "against", "againstAfterFire"],
  sections: [],
  rows: TABLE_2.map(({ id, fromCm, againstCm, againstAfterFireCm }) =>
    printedRow({
      n: 2,
      id,
      cells: {
        position: LABEL_CELL,
        from: quantityCell(fromCm, "cm"),
        against: quantityCell(againstCm, "cm"),
        againstAfterFire: quantityCell(againstAfterFireCm, "cm"),
      },
    }),
  ),
  groups: [],
  notes: ["marked-position", "layers", "blind-angles", "crests", "units"],
  variants: [],
  doubts: ["both-limits"],
  paragraphs: ["1.1.2", "1.1.6", "3.1.3"],
};
