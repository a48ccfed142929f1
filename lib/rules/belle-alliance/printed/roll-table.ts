import { factorCell, LABEL_CELL } from "../cell";
import { type PrintedRow, type PrintedSection, part, printedRow } from "../printed-table";
import type { RollFactorRow } from "../roll-factor";

/** The first part of tables 16, 17 and 19. */
export const FACTORS_PART: PrintedSection = part("factors", ["element", "factor"]);

/** The rows of that part. */
export function printedFactorRows(n: number, rows: readonly RollFactorRow[]): PrintedRow[] {
  return rows.map(({ id, factor }) =>
    printedRow({
      n,
      id,
      section: FACTORS_PART.id,
      cells: { element: LABEL_CELL, factor: factorCell(factor) },
    }),
  );
}
