import { LABEL_CELL, NO_CELL, quantityCell, spanCell, wordsCell } from "@/lib/rules/printed/cell";
import type { Circumstance, CountedModifier } from "../circumstance";
import {
  type Cell,
  factorCell,
  type PrintedRow,
  printedRow,
  printedTable,
  targetCell,
} from "../printed-table";
import {
  ARTILLERY_CIRCUMSTANCES,
  ARTILLERY_DISORDER,
  DEMOLITION_FROM,
  FAR_FIRE_CM,
  HOWITZER_DICE,
  LOADS,
  SHOT_RANGES_CM,
} from "../tables/artillery-fire";
import { FIRE_CIRCUMSTANCES, FIRE_DISORDER, FIRE_RESULTS } from "../tables/fire";
import { firstOfRow } from "./duel-table";

/** The columns of the two tables of fire. */
const FIRE_COLUMNS = ["situation", "modifier", "remark"] as const;

const SITUATIONS = ["cover", "shelter", "loose", "below-or-river"] as const;

/** Modifiers of fire by infantry and cavalry [8.2]. */
export const FIRE_MODIFIERS_TABLE = printedTable({
  id: "fire-modifiers",
  chapter: "8.2",
  columns: FIRE_COLUMNS,
  rows: [
    ...SITUATIONS.map((id) => fireRow("fire-modifiers", id, FIRE_CIRCUMSTANCES)),
    countedFireRow("fire-modifiers", FIRE_DISORDER),
    fireRow("fire-modifiers", "flank-or-rear", FIRE_CIRCUMSTANCES),
  ],
  notes: ["hit", "regiment", "least", "no-firepower", "split", "light-infantry", "training"],
  doubts: ["levels"],
  paragraphs: ["2.3", "8.1", "8.2", "8.6", "8.7", "8.9"],
  wide: true,
});

/** What hits do to the target [8.3]. */
export const FIRE_RESULTS_TABLE = printedTable({
  id: "fire-results",
  chapter: "8.3",
  columns: ["hits", "loss", "disorder", "effect"],
  rows: FIRE_RESULTS.map(({ hits, loss, disorder, displacement }, place) =>
    printedRow({
      table: "fire-results",
      id: `hits-${hits}`,
      cells: {
        hits:
          place === FIRE_RESULTS.length - 1
            ? wordsCell("value.or-more", { n: hits })
            : spanCell({ from: hits, to: hits }),
        loss: quantityCell(loss),
        disorder: wordsCell(`disorder-level.${disorder}`),
        effect: wordsCell(`displacement.${displacement}`),
      },
    }),
  ),
  notes: ["artillery", "guns-stay", "adds-up"],
  paragraphs: ["8.1", "8.3", "9.3", "9.14", "11.6"],
});

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

const ARTILLERY = "artillery-fire-modifiers";
const artilleryRow = (id: string) => fireRow(ARTILLERY, id, ARTILLERY_CIRCUMSTANCES);

/** Modifiers of fire by artillery [9.3]. */
export const ARTILLERY_FIRE_MODIFIERS_TABLE = printedTable({
  id: ARTILLERY,
  chapter: "9.3",
  columns: FIRE_COLUMNS,
  rows: [
    ...["cover", "shelter", "thin", "deep-formation", "moved", "below-or-river"].map(artilleryRow),
    countedFireRow(ARTILLERY, ARTILLERY_DISORDER),
    ...["flank-or-rear", "barrage", "canister"].map(artilleryRow),
    wordsFireRow(ARTILLERY, "beyond-30", wordsCell(`${ARTILLERY}.value.half`, { cm: FAR_FIRE_CM })),
    wordsFireRow(
      ARTILLERY,
      "howitzer",
      wordsCell(`${ARTILLERY}.value.always`, { dice: HOWITZER_DICE }),
    ),
  ],
  notes: ["least", "results", "shrapnel", "training"],
  doubts: ["levels", "beyond-canister"],
  paragraphs: ["2.3", "9.2", "9.3", "9.4", "9.8", "9.10"],
  wide: true,
});

const GUNS = { light: 3, heavy: 8, howitzer: "howitzer" } as const;

/** The result any die must show for guns to demolish buildings and works [9.15]. */
export const DEMOLITION_TABLE = printedTable({
  id: "demolition",
  chapter: "9.15",
  columns: ["guns", "face"],
  rows: Object.entries(GUNS).map(([id, ordnance]) =>
    printedRow({
      table: "demolition",
      id,
      cells: { guns: LABEL_CELL, face: targetCell(DEMOLITION_FROM[ordnance]) },
    }),
  ),
  notes: ["effect", "zero", "not-by"],
  doubts: ["howitzers"],
  paragraphs: ["3.5", "9.15"],
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

/** A printed row of fire: the dice its first circumstance adds. */
function fireRow(table: string, id: string, rows: readonly Circumstance[]): PrintedRow {
  const { own, other } = firstOfRow(rows, id);
  const adds = own ?? other;
  return wordsFireRow(table, id, factorCell(typeof adds === "number" ? adds : null));
}

/** A printed row for a circumstance entered as a number, which adds or subtracts `each` for every one. */
function countedFireRow(table: string, { id, each }: CountedModifier): PrintedRow {
  return wordsFireRow(table, id, { kind: "each", value: each });
}

/** A printed row with the given cell as its modifier. */
function wordsFireRow(table: string, id: string, modifier: Cell): PrintedRow {
  return printedRow({
    table,
    id,
    cells: { situation: LABEL_CELL, modifier, remark: wordsCell(`${table}.remark.${id}`) },
  });
}
