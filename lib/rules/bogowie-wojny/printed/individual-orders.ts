import { LABEL_CELL } from "@/lib/rules/printed/cell";
import { factorCell } from "../cell";
import { printedRow, printedTable } from "../printed-table";
import { FIRST_ORDER_STEP, ORDER_GIVERS, ORDER_STEP } from "../tables/orders";

const COLUMNS = ["first", "second", "third"] as const;

/** How much harder orders to single regiments and battalions are, one after the other [5.5]. */
export const INDIVIDUAL_ORDERS_TABLE = printedTable({
  id: "individual-orders",
  chapter: "5.5",
  columns: ["giver", ...COLUMNS],
  rows: ORDER_GIVERS.map((id) =>
    printedRow({
      table: "individual-orders",
      id,
      cells: {
        giver: LABEL_CELL,
        ...Object.fromEntries(
          COLUMNS.map((column, place) => [
            column,
            factorCell(FIRST_ORDER_STEP[id] + place * ORDER_STEP),
          ]),
        ),
      },
    }),
  ),
  notes: ["more", "thirteen", "whom", "failed"],
  paragraphs: ["5.5", "6.3"],
});
