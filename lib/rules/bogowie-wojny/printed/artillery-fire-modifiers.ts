import { wordsCell } from "@/lib/rules/printed/cell";
import { printedTable } from "../printed-table";
import {
  ARTILLERY_CIRCUMSTANCES,
  ARTILLERY_DISORDER,
  FAR_FIRE_CM,
  HOWITZER_DICE,
} from "../tables/artillery-fire";
import { countedFireRow, FIRE_COLUMNS, fireRow, wordsFireRow } from "./fire-table";

const TABLE = "artillery-fire-modifiers";
const row = (id: string) => fireRow(TABLE, id, ARTILLERY_CIRCUMSTANCES);

/** Modifiers of fire by artillery [9.3]. */
export const ARTILLERY_FIRE_MODIFIERS_TABLE = printedTable({
  id: TABLE,
  chapter: "9.3",
  columns: FIRE_COLUMNS,
  rows: [
    ...["cover", "shelter", "thin", "deep-formation", "moved", "below-or-river"].map(row),
    countedFireRow(TABLE, ARTILLERY_DISORDER),
    ...["flank-or-rear", "barrage", "canister"].map(row),
    wordsFireRow(TABLE, "beyond-30", wordsCell(`${TABLE}.value.half`, { cm: FAR_FIRE_CM })),
    wordsFireRow(TABLE, "howitzer", wordsCell(`${TABLE}.value.always`, { dice: HOWITZER_DICE })),
  ],
  notes: ["least", "results", "shrapnel", "training"],
  doubts: ["levels", "beyond-canister"],
  paragraphs: ["2.3", "9.2", "9.3", "9.4", "9.8", "9.10"],
  wide: true,
});
