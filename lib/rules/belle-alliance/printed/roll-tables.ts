import { LABEL_CELL, spanCell, wordsCell } from "@/lib/rules/printed/cell";
import { type PrintedSection, part } from "@/lib/rules/printed/printed-table";
import type { RollFactorRow } from "../factor";
import {
  factorCell,
  orderCell,
  type PrintedRow,
  type PrintedTable,
  printedRow,
} from "../printed-table";
import { TABLE_16, TABLE_16_GROUPS, TABLE_16_RECOVERY, TABLE_16_RESULTS } from "../tables/table-16";
import { TABLE_17, TABLE_17_GROUPS, TABLE_17_RESULTS } from "../tables/table-17";
import { TABLE_18 } from "../tables/table-18";
import { TABLE_19, TABLE_19_RESULTS } from "../tables/table-19";

/** The first part of tables 16, 17 and 19. */
const FACTORS_PART: PrintedSection = part("factors", ["element", "factor"]);

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

export const PRINTED_TABLE_17: PrintedTable = {
  n: 17,
  columns: ["element", "factor", "result", "effect", "order"],
  sections: [FACTORS_PART, part("results", ["result", "effect", "order"])],
  rows: [
    ...printedFactorRows(17, TABLE_17),
    ...TABLE_17_RESULTS.map(({ id, from, to, order }) =>
      printedRow({
        n: 17,
        id,
        section: "results",
        cells: { result: spanCell({ from, to }), effect: LABEL_CELL, order: orderCell(order) },
      }),
    ),
  ],
  groups: TABLE_17_GROUPS,
  notes: ["one-counts", "orders"],
  variants: [],
  doubts: [],
  paragraphs: ["1.1.3"],
};

export const PRINTED_TABLE_18: PrintedTable = {
  n: 18,
  columns: ["result", "effect"],
  sections: [],
  rows: TABLE_18.map(({ id, from, to }) =>
    printedRow({ n: 18, id, cells: { result: spanCell({ from, to }), effect: LABEL_CELL } }),
  ),
  groups: [],
  notes: [],
  variants: [],
  doubts: [],
  paragraphs: ["1.1.4"],
};

export const PRINTED_TABLE_19: PrintedTable = {
  n: 19,
  columns: ["element", "factor", "result", "effect"],
  sections: [FACTORS_PART, part("results", ["result", "effect"])],
  rows: [
    ...printedFactorRows(19, TABLE_19),
    ...TABLE_19_RESULTS.map(({ id, from, to }) =>
      printedRow({
        n: 19,
        id,
        section: "results",
        cells: { result: spanCell({ from, to }), effect: LABEL_CELL },
      }),
    ),
  ],
  groups: [],
  notes: [],
  variants: [],
  doubts: [],
  paragraphs: ["1.1.3", "1.1.4"],
};

/** The rows of the factors part of a table. */
function printedFactorRows(n: number, rows: readonly RollFactorRow[]): PrintedRow[] {
  return rows.map(({ id, factor }) =>
    printedRow({
      n,
      id,
      section: FACTORS_PART.id,
      cells: { element: LABEL_CELL, factor: factorCell(factor) },
    }),
  );
}
