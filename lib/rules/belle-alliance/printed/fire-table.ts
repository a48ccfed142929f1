import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { factorCell } from "../cell";
import { FIRE_COLUMNS, type FireFactorRow } from "../fire-factors";
import { type PrintedRow, printedRow } from "../printed-table";

/** The columns of tables 6 and 7 as printed. */
export const PRINTED_FIRE_COLUMNS = ["element", ...FIRE_COLUMNS];

/** The heading inside tables 6 and 7, over the rows that compare figures. */
export const FIGURES_HEADING = "own-figures";

/** The rows of table 6 or 7 as printed. */
export function printedFireRows(n: 6 | 7, rows: readonly FireFactorRow[]): PrintedRow[] {
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
