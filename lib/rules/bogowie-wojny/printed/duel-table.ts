import { LABEL_CELL, NO_CELL, wordsCell } from "@/lib/rules/printed/cell";
import type { Adds, Circumstance, CountedModifier } from "../circumstance";
import { type Cell, factorCell, type PrintedRow, printedRow } from "../printed-table";
import type { Arm } from "../unit-kind";

/** The columns of tables that distinguish attacker from defender and infantry from cavalry. */
export const DUEL_COLUMNS = [
  "attackingInfantry",
  "attackingCavalry",
  "defendingInfantry",
  "defendingCavalry",
] as const;
type DuelColumn = (typeof DUEL_COLUMNS)[number];

interface Who {
  readonly party: "attacker" | "defender";
  readonly arm: Arm;
}

const WHO: Readonly<Record<DuelColumn, Who>> = {
  attackingInfantry: { party: "attacker", arm: "infantry" },
  attackingCavalry: { party: "attacker", arm: "cavalry" },
  defendingInfantry: { party: "defender", arm: "infantry" },
  defendingCavalry: { party: "defender", arm: "cavalry" },
};

/** A printed row of such a table: what the first of its circumstances adds for each party. */
export function duelRow(table: string, id: string, rows: readonly Circumstance[]): PrintedRow {
  const circumstances = rows.filter(({ row }) => row === id);
  return printedRow({
    table,
    id,
    cells: {
      situation: LABEL_CELL,
      ...Object.fromEntries(
        DUEL_COLUMNS.map((column) => [column, factorCell(addedTo(WHO[column], circumstances))]),
      ),
      remark: wordsCell(`${table}.remark.${id}`),
    },
  });
}

/** A printed row for a circumstance entered as a number: the same for all, adding `each` for every one. */
export function countedDuelRow(
  table: string,
  { id, each }: CountedModifier,
  { signs }: { readonly signs: "plus" | "plus-or-minus" },
): PrintedRow {
  const cell: Cell = signs === "plus" ? factorCell(each) : { kind: "each", value: each };
  return printedRow({
    table,
    id,
    cells: {
      situation: LABEL_CELL,
      ...Object.fromEntries(DUEL_COLUMNS.map((column) => [column, cell])),
      remark: wordsCell(`${table}.remark.${id}`),
    },
  });
}

/** A row with words instead of numbers, for circumstances that need no dice. */
export function wordsDuelRow(table: string, id: string, cell: Cell): PrintedRow {
  return printedRow({
    table,
    id,
    cells: {
      situation: LABEL_CELL,
      attackingInfantry: cell,
      attackingCavalry: cell,
      defendingInfantry: NO_CELL,
      defendingCavalry: NO_CELL,
      remark: wordsCell(`${table}.remark.${id}`),
    },
  });
}

/** The circumstance shown for a printed row: the mildest, which the print names first. */
export function firstOfRow(rows: readonly Circumstance[], id: string): Circumstance {
  const first = rows.find(({ row }) => row === id);
  if (!first) throw new RangeError(`no circumstance belongs to the printed row "${id}"`);
  return first;
}

function addedTo(who: Who, circumstances: readonly Circumstance[]): number | undefined {
  return circumstances.map((each) => addsTo(each, who)).find((adds) => adds !== undefined);
}

function addsTo(
  { parties, arms, own, other }: Circumstance,
  { party, arm }: Who,
): number | undefined {
  if (!parties.includes(party)) return amount(other, arm);
  return arms === undefined || arms.includes(arm) ? amount(own, arm) : undefined;
}

function amount(adds: Adds | undefined, arm: Arm): number | undefined {
  return typeof adds === "number" ? adds : adds?.[arm];
}
