import { LABEL_CELL, NO_CELL, wordsCell } from "@/lib/rules/printed/cell";
import type { Cell } from "../cell";
import { printedRow, printedTable } from "../printed-table";
import { ORDER_BONUSES } from "../tables/order-kinds";
import { ORDERS } from "../tables/orders";

const KINDS = [...ORDERS, "none"] as const;
const BONUSES: Readonly<Partial<Record<(typeof KINDS)[number], Cell>>> = {
  defence: wordsCell("order-kinds.bonus.defence", {
    dice: ORDER_BONUSES.defence.fightingValue,
  }),
  move: wordsCell("order-kinds.bonus.move", { cm: ORDER_BONUSES.move.moveCm }),
};

/** What each order allows, and what it gives [5.4]. */
export const ORDER_KINDS_TABLE = printedTable({
  id: "order-kinds",
  chapter: "5.4",
  columns: ["order", "movement", "attacks", "bonus"],
  rows: KINDS.map((id) =>
    printedRow({
      table: "order-kinds",
      id,
      cells: {
        order: LABEL_CELL,
        movement: wordsCell(`order-kinds.movement.${id}`),
        attacks: wordsCell(`order-kinds.attacks.${id}`),
        bonus: BONUSES[id] ?? NO_CELL,
      },
    }),
  ),
  notes: ["fire", "pushed-out"],
  doubts: ["square-bonus"],
  paragraphs: ["2.7", "5.4", "6.3", "10.9", "10.40"],
  wide: true,
});
