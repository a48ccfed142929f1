import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { targetCell } from "../cell";
import { printedRow, printedTable } from "../printed-table";
import { ORDER_DISTANCES, ORDER_TABLE, ORDERS } from "../tables/orders";

/** What two dice must reach for an order to be carried out [5.3]. */
export const ORDERS_TABLE = printedTable({
  id: "orders",
  chapter: "5.3",
  columns: ["order", ...ORDER_DISTANCES.map(({ id }) => id)],
  rows: ORDERS.map((id) =>
    printedRow({
      table: "orders",
      id,
      cells: {
        order: LABEL_CELL,
        ...Object.fromEntries(
          ORDER_DISTANCES.map((distance) => [
            distance.id,
            targetCell(ORDER_TABLE[id][distance.id]),
          ]),
        ),
      },
    }),
  ),
  notes: ["measure", "command", "failed", "first-turn", "every-turn"],
  doubts: ["missing-plus"],
  paragraphs: ["5.3", "5.6", "5.9"],
});
