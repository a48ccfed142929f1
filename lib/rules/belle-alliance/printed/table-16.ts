import { LABEL_CELL, spanCell, wordsCell } from "@/lib/rules/printed/cell";
import { part } from "@/lib/rules/printed/printed-table";
import { type PrintedTable, printedRow } from "../printed-table";
import { TABLE_16, TABLE_16_GROUPS, TABLE_16_RECOVERY, TABLE_16_RESULTS } from "../tables/table-16";
import { FACTORS_PART, printedFactorRows } from "./roll-table";

/** Table 16 as printed: factors, results, and the recovery from MD and LD. */
export const PRINTED_TABLE_16: PrintedTable = {
  n: 16,
  columns: ["element", "factor", "result", "effect", "time"],
  sections: [
    FACTORS_PART,
    part("results", ["result", "effect"]),
    part("recovery", ["element", "time"]),
  ],
  rows: [
    ...printedFactorRows(16, TABLE_16),
    ...TABLE_16_RESULTS.map(({ id, from, to }) =>
      printedRow({
        n: 16,
        id,
        section: "results",
        cells: { result: spanCell({ from, to }), effect: LABEL_CELL },
      }),
    ),
    ...TABLE_16_RECOVERY.map(({ id, bounds, idle }) =>
      printedRow({
        n: 16,
        id,
        section: "recovery",
        cells: {
          element: LABEL_CELL,
          time: wordsCell(idle ? "t16.value.idle-bounds" : "t16.value.bounds", { bounds }),
        },
      }),
    ),
  ],
  groups: TABLE_16_GROUPS,
  notes: ["one-counts", "rout", "retreat", "half-march", "rout-loss", "orders"],
  variants: [
    { id: "half-march", kind: "wording", row: null },
    { id: "idle", kind: "wording", row: "md-to-ld" },
  ],
  doubts: ["forced-actions", "idle"],
  paragraphs: ["5.2.1", "5.2.2", "5.3.1", "5.3.2", "5.4.1", "5.4.3"],
};
