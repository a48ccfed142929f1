import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import { FIRE_COLUMNS, type FireFactorRow } from "../factor";
import { factorCell, type PrintedRow, type PrintedTable, printedRow } from "../printed-table";
import { TABLE_6, TABLE_6_GROUPS } from "../tables/table-6";
import { TABLE_7, TABLE_7_GROUPS } from "../tables/table-7";

/** The columns of tables 6 and 7 as printed. */
const PRINTED_FIRE_COLUMNS = ["element", ...FIRE_COLUMNS];

/** The heading inside tables 6 and 7 above the rows that compare figures. */
const FIGURES_HEADING = "own-figures";

export const PRINTED_TABLE_6: PrintedTable = {
  n: 6,
  columns: PRINTED_FIRE_COLUMNS,
  sections: [heading(FIGURES_HEADING)],
  rows: printedFireRows(6, TABLE_6),
  groups: TABLE_6_GROUPS,
  notes: ["own-and-opponent", "sums", "one-counts", "orders"],
  variants: [],
  doubts: ["which-counts", "three-cells", "undefined-rows"],
  paragraphs: ["3.1.1", "3.1.2", "3.1.6", "3.1.7", "3.1.8", "3.1.9", "3.3.1", "5.5.1"],
};

export const PRINTED_TABLE_7: PrintedTable = {
  n: 7,
  columns: PRINTED_FIRE_COLUMNS,
  sections: [heading(FIGURES_HEADING)],
  rows: printedFireRows(7, TABLE_7),
  groups: TABLE_7_GROUPS,
  notes: ["own-and-opponent", "sums", "one-counts", "orders"],
  variants: [
    {
      id: "mounted-cavalry",
      kind: "cell",
      row: "mounted-cavalry",
      column: "opponentLoss",
      cell: { kind: "factor", value: -4 },
    },
  ],
  doubts: ["which-counts", "three-cells", "undefined-rows", "split-fire", "cover-1", "calibres"],
  paragraphs: ["3.1.1", "3.1.8", "3.1.9", "3.3.1", "3.4.1", "3.4.3", "3.4.4", "3.4.5"],
};

/** The rows of table 6 or 7 as printed. */
function printedFireRows(n: 6 | 7, rows: readonly FireFactorRow[]): PrintedRow[] {
  return rows.map(({ id, factors }) =>
    printedRow({
      n,
      id,
      section: id.startsWith("more-") ? FIGURES_HEADING : null,
      cells: {
        element: LABEL_CELL,
        ...Object.fromEntries(FIRE_COLUMNS.map((column) => [column, factorCell(factors[column])])),
      },
    }),
  );
}
