import type { DuelColumn, DuelFactorRow } from "@/lib/rules/belle-alliance/duel-factors";
import type { FireColumn } from "@/lib/rules/belle-alliance/fire-factors";
import { FIRE_TABLES } from "@/lib/rules/belle-alliance/odds/fire-odds";
import type { RollFactorRow } from "@/lib/rules/belle-alliance/roll-factor";
import { fieldOfRow, isFiguresStep, type PartyRow } from "./ticked-rows";

/** The columns of tables 6 and 7 that each party of a fire looks at: loss first, then morale. */
const COLUMNS_OF_FIRE: Readonly<Record<"firer" | "target", readonly FireColumn[]>> = {
  firer: ["ownLoss", "ownMorale"],
  target: ["opponentLoss", "opponentMorale"],
};

/** The rows of table 6 or 7 as one party sees them, its factor at loss before that at morale. */
export function fireRows(table: 6 | 7, party: keyof typeof COLUMNS_OF_FIRE): PartyRow[] {
  return FIRE_TABLES[table].map(({ id, factors }) =>
    partyRow(id, {
      own: COLUMNS_OF_FIRE[party].map((column) => factors[column]),
      all: Object.values(factors),
    }),
  );
}

/** The rows of table 8 or 9 as whoever reads that column sees them. */
export function duelRows(table: readonly DuelFactorRow[], column: DuelColumn): PartyRow[] {
  return table.map(({ id, factors }) =>
    partyRow(id, { own: [factors[column]], all: Object.values(factors) }),
  );
}

/** The rows of table 16, 17 or 19. */
export function rollRows(table: readonly RollFactorRow[]): PartyRow[] {
  return table.map(({ id, factor }) => partyRow(id, { own: [factor], all: [factor] }));
}

function partyRow(
  id: string,
  { own, all }: { readonly own: PartyRow["own"]; readonly all: PartyRow["own"] },
): PartyRow {
  const mayAddNothing = isFiguresStep(id) || all.every((factor) => factor === null);
  return { id, own, mayAddNothing, field: fieldOfRow(id, all) };
}
