import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { type PrintedSection, part } from "@/lib/rules/printed/printed-table";
import { factorCell } from "../cell";
import { type PrintedRow, printedRow } from "../printed-table";
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
