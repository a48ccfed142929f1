import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { type PrintedTable, printedRow } from "../printed-table";
import { MARCH_ARMS } from "../tables/table-3";
import { CLASSES, TABLE_4 } from "../tables/table-4";

/** Table 4 as printed. */
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
