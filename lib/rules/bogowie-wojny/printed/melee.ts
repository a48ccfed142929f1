import { LABEL_CELL, quantityCell, spanCell, wordsCell } from "@/lib/rules/printed/cell";
import { type Cell, type PrintedRow, printedRow, printedTable } from "../printed-table";
import { PUSHED_GUNS_LOSS } from "../tables/artillery-fire";
import { ATTACK_CIRCUMSTANCES, ATTACK_DISORDER, ATTACK_SUPPORT } from "../tables/attack-morale";
import {
  MELEE_CIRCUMSTANCES,
  MELEE_DISORDER,
  MELEE_OVERLAP,
  MELEE_RESULTS,
  MELEE_SUPPORT,
} from "../tables/melee";
import { countedDuelRow, DUEL_COLUMNS, duelRow, wordsDuelRow } from "./duel-table";

const ATTACK = "attack-morale";

const attackRow = (id: string) => duelRow(ATTACK, id, ATTACK_CIRCUMSTANCES);

/** The rows about guns that need a test; attacks under the others succeed automatically. */
const GUNS_IN_FRONT = ATTACK_CIRCUMSTANCES.filter(({ group }) => group === "guns");

/** Modifiers of the morale tests of an attack [10.10]. */
export const ATTACK_MORALE_TABLE = printedTable({
  id: ATTACK,
  chapter: "10.10",
  columns: ["situation", ...DUEL_COLUMNS, "remark"],
  rows: [
    attackRow("in-line"),
    attackRow("in-square"),
    wordsDuelRow(ATTACK, "flank-or-rear", wordsCell("value.automatic")),
    duelRow(ATTACK, "guns", GUNS_IN_FRONT),
    ...["cover", "works", "outnumbers"].map(attackRow),
    countedDuelRow(ATTACK, ATTACK_SUPPORT, { signs: "plus" }),
    countedDuelRow(ATTACK, ATTACK_DISORDER, { signs: "plus-or-minus" }),
  ],
  notes: ["test", "not-named", "failed", "commanders", "certain", "training"],
  doubts: ["square-disorder"],
  paragraphs: ["2.3", "10.3", "10.4", "10.5", "10.10", "11.2", "11.3", "11.11"],
  wide: true,
});

/** What happens to the loser of a melee, by the difference of hits [10.20]. */
export const MELEE_RESULTS_TABLE = printedTable({
  id: "melee-results",
  chapter: "10.20",
  columns: ["difference", "disorder", "effect"],
  rows: MELEE_RESULTS.map(({ difference, disorder, displacement }, place) =>
    printedRow({
      table: "melee-results",
      id: `by-${difference}`,
      cells: {
        difference:
          place === MELEE_RESULTS.length - 1
            ? wordsCell("value.or-more", { n: difference })
            : spanCell({ from: difference, to: difference }),
        disorder: wordsCell(`disorder-level.${disorder}`),
        effect: wordsCell(
          difference === 0 ? "melee-results.value.drawn" : `displacement.${displacement}`,
        ),
      },
    }),
  ),
  notes: ["losses", "charge", "square", "guns", "drawn"],
  doubts: ["subtraction"],
  paragraphs: ["9.13", "10.17", "10.20", "10.36", "10.38"],
});

const HALF = wordsCell("passage.half-move");

/** How far a unit is pushed back [10.25]. */
const PUSHED_BACK_CM = { infantry: 10, cavalry: 20 } as const;

/** How far units are pushed back, flee and pursue [10.25, 10.30, 10.31]. */
export const DISPLACEMENT_TABLE = printedTable({
  id: "displacement",
  chapter: "10.25",
  columns: ["movement", "distance", "remark"],
  rows: [
    movementRow("pushed-infantry", quantityCell(PUSHED_BACK_CM.infantry, "cm")),
    movementRow("pushed-cavalry", quantityCell(PUSHED_BACK_CM.cavalry, "cm")),
    movementRow("pushed-guns", wordsCell("displacement.guns", { points: PUSHED_GUNS_LOSS })),
    movementRow("rout", HALF),
    movementRow("pursuit", HALF),
    movementRow("redirected", HALF),
  ],
  notes: ["blocked", "off-table", "surrounded", "fence", "withdrawal"],
  paragraphs: ["9.14", "10.15", "10.25", "10.26", "10.27", "10.28", "10.29", "10.30", "10.31"],
  wide: true,
});

const MELEE = "melee-modifiers";

const meleeRow = (id: string) => duelRow(MELEE, id, MELEE_CIRCUMSTANCES);

/** Modifiers of melee [10.40], in dice of the regiment. */
export const MELEE_MODIFIERS_TABLE = printedTable({
  id: MELEE,
  chapter: "10.40",
  columns: ["situation", ...DUEL_COLUMNS, "remark"],
  rows: [
    ...["charge-irregular", "charge-light", "charge-line-or-lances", "charge-heavy"].map(meleeRow),
    ...["charge-on-line", "bayonet", "in-square", "in-column", "flank-or-rear"].map(meleeRow),
    countedDuelRow(MELEE, MELEE_OVERLAP, { signs: "plus" }),
    ...["cover-ground", "behind-cover", "built-up", "works", "general"].map(meleeRow),
    countedDuelRow(MELEE, MELEE_SUPPORT, { signs: "plus" }),
    countedDuelRow(MELEE, MELEE_DISORDER, { signs: "plus-or-minus" }),
    meleeRow("defence-order"),
  ],
  notes: ["hit", "least", "charge", "several", "support", "not-named", "training"],
  doubts: ["defence-order", "general"],
  paragraphs: ["2.3", "10.16", "10.18", "10.20", "10.21", "10.24", "10.33", "10.39", "10.40"],
  wide: true,
});

function movementRow(id: string, distance: Cell): PrintedRow {
  return printedRow({
    table: "displacement",
    id,
    cells: { movement: LABEL_CELL, distance, remark: wordsCell(`displacement.remark.${id}`) },
  });
}
