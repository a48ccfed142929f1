import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { factorCell } from "../cell";
import type { DuelFactorRow } from "../duel-factors";
import { type PrintedRow, printedRow } from "../printed-table";

/** The rows of table 8 or 9 as printed. */
export function printedDuelRows(n: 8 | 9, rows: readonly DuelFactorRow[]): PrintedRow[] {
  return rows.map(({ id, factors }) =>
    printedRow({
      n,
      id,
      cells: {
        element: LABEL_CELL,
        attacker: factorCell(factors.attacker),
        defender: factorCell(factors.defender),
      },
    }),
  );
}
