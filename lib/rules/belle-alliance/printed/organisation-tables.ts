import { LABEL_CELL, quantityCell, spanCell, wordsCell } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import { factorCell, orderCell, type PrintedTable, printedRow } from "../printed-table";
import { TABLE_1 } from "../tables/table-1";
import { TABLE_2 } from "../tables/table-2";
import { TABLE_10 } from "../tables/table-10";
import { TABLE_11 } from "../tables/table-11";

/** Table 1 as printed: one row for each sub-phase, under its phase. */
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

export const PRINTED_TABLE_11: PrintedTable = {
  n: 11,
  columns: ["difference", "disorder"],
  sections: [],
  rows: TABLE_11.map(({ disorder, ...span }) =>
    printedRow({
      n: 11,
      id: `by-${span.from}`,
      cells: { difference: spanCell(span), disorder: orderCell(disorder) },
    }),
  ),
  groups: [],
  notes: ["orders"],
  variants: [],
  doubts: [],
  paragraphs: ["4.1.3", "4.1.5"],
};
