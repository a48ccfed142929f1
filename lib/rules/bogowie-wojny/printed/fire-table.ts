import { LABEL_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { type Cell, factorCell } from "../cell";
import type { Circumstance, CountedModifier } from "../circumstance";
import { type PrintedRow, printedRow } from "../printed-table";
import { firstOfRow } from "./duel-table";

/** The columns of the two tables of fire. */
export const FIRE_COLUMNS = ["situation", "modifier", "remark"] as const;

/** A printed row of fire: what its first circumstance adds to the firer's dice. */
export function fireRow(table: string, id: string, rows: readonly Circumstance[]): PrintedRow {
  const { own, other } = firstOfRow(rows, id);
  const adds = own ?? other;
  return wordsFireRow(table, id, factorCell(typeof adds === "number" ? adds : null));
}

/** A printed row of what is counted up or down for each. */
export function countedFireRow(table: string, { id, each }: CountedModifier): PrintedRow {
  return wordsFireRow(table, id, { kind: "each", value: each });
}

/** A printed row with a cell of its own. */
export function wordsFireRow(table: string, id: string, modifier: Cell): PrintedRow {
  return printedRow({
    table,
    id,
    cells: { situation: LABEL_CELL, modifier, remark: wordsCell(`${table}.remark.${id}`) },
  });
}
