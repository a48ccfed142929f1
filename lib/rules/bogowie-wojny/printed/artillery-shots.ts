import { LABEL_CELL, NO_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { type Cell, factorCell } from "../cell";
import { type PrintedRow, printedRow, printedTable } from "../printed-table";
import {
  ARTILLERY_CIRCUMSTANCES,
  HOWITZER_DICE,
  LOADS,
  SHOT_RANGES_CM,
} from "../tables/artillery-fire";
import { firstOfRow } from "./duel-table";

const [CANISTER_FROM, CANISTER_TO] = SHOT_RANGES_CM.canister;
const BY_PROFILE = wordsCell("artillery-shots.value.by-profile");

/** The shots of artillery: ball, barrage, canister, shrapnel and the howitzer's shell [9.2, 9.3, 9.4]. */
export const ARTILLERY_SHOTS_TABLE = printedTable({
  id: "artillery-shots",
  chapter: "9.2",
  columns: ["shot", "range", "dice", "loads", "remark"],
  rows: [
    shotRow("ball", { range: BY_PROFILE, dice: NO_CELL }),
    shotRow("barrage", { range: BY_PROFILE, dice: diceOf("barrage"), loads: LOADS.barrage }),
    shotRow("canister", {
      range: wordsCell("artillery-shots.value.usual", { from: CANISTER_FROM, to: CANISTER_TO }),
      dice: diceOf("canister"),
    }),
    shotRow("shrapnel", { range: BY_PROFILE, dice: diceOf("shrapnel") }),
    shotRow("howitzer", {
      range: quantityCell(SHOT_RANGES_CM.howitzer, "cm"),
      dice: wordsCell("artillery-fire-modifiers.value.always", { dice: HOWITZER_DICE }),
    }),
  ],
  notes: ["trait", "over-heads", "unlimbered", "resupply"],
  paragraphs: ["9.1", "9.2", "9.3", "9.4", "9.5", "9.11"],
  wide: true,
});

function shotRow(
  id: string,
  { range, dice, loads = LOADS.other }: { range: Cell; dice: Cell; loads?: number },
): PrintedRow {
  return printedRow({
    table: "artillery-shots",
    id,
    cells: {
      shot: LABEL_CELL,
      range,
      dice,
      loads: quantityCell(loads),
      remark: wordsCell(`artillery-shots.remark.${id}`),
    },
  });
}

function diceOf(row: string): Cell {
  const { own } = firstOfRow(ARTILLERY_CIRCUMSTANCES, row);
  return factorCell(typeof own === "number" ? own : null);
}
