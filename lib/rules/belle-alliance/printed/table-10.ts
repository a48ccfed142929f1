import { spanCell, wordsCell } from "@/lib/rules/printed/cell";
import { factorCell } from "../cell";
import { type PrintedTable, printedRow } from "../printed-table";
import { TABLE_10 } from "../tables/table-10";

/** Table 10 as printed. */
export const PRINTED_TABLE_10: PrintedTable = {
  n: 10,
  columns: ["result", "effect", "factor"],
  sections: [],
  rows: TABLE_10.map(({ falls, factor, ...span }) =>
    printedRow({
      n: 10,
      id: `${span.from}-${span.to}`,
      cells: {
        result: spanCell(span),
        effect: wordsCell(falls ? "t10.value.falls" : "t10.value.survives"),
        factor: factorCell(factor),
      },
    }),
  ),
  groups: [],
  notes: ["rest-of-bound"],
  variants: [],
  doubts: ["firing-unit"],
  paragraphs: ["1.1.4"],
};
