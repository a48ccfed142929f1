import { LABEL_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import { type PrintedTable, printedRow } from "../printed-table";
import { TABLE_1 } from "../tables/table-1";

/** Table 1 as printed: a row a sub-phase, under its phase. */
export const PRINTED_TABLE_1: PrintedTable = {
  n: 1,
  columns: ["phase", "subPhase"],
  sections: TABLE_1.map(({ id }) => heading(id)),
  rows: TABLE_1.flatMap(({ id: phase, subPhases }) =>
    subPhases.map((id) =>
      printedRow({
        n: 1,
        id,
        section: phase,
        cells: { phase: wordsCell(`t1.section.${phase}`), subPhase: LABEL_CELL },
      }),
    ),
  ),
  groups: [],
  notes: ["continued-fire", "passed-through"],
  variants: [],
  doubts: [],
  paragraphs: ["1.1.1", "1.1.2", "1.1.3", "1.1.4", "1.1.5", "2.1.0", "4.1.4", "6.3.0"],
};
