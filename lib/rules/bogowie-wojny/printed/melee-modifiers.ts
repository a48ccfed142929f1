import { printedTable } from "../printed-table";
import { MELEE_CIRCUMSTANCES, MELEE_DISORDER, MELEE_OVERLAP, MELEE_SUPPORT } from "../tables/melee";
import { countedDuelRow, DUEL_COLUMNS, duelRow } from "./duel-table";

const TABLE = "melee-modifiers";
const row = (id: string) => duelRow(TABLE, id, MELEE_CIRCUMSTANCES);

/** Modifiers of melee [10.40], in dice of the regiment. */
export const MELEE_MODIFIERS_TABLE = printedTable({
  id: TABLE,
  chapter: "10.40",
  columns: ["situation", ...DUEL_COLUMNS, "remark"],
  rows: [
    ...["charge-irregular", "charge-light", "charge-line-or-lances", "charge-heavy"].map(row),
    ...["charge-on-line", "bayonet", "in-square", "in-column", "flank-or-rear"].map(row),
    countedDuelRow(TABLE, MELEE_OVERLAP, { signs: "plus" }),
    ...["cover-ground", "behind-cover", "built-up", "works", "general"].map(row),
    countedDuelRow(TABLE, MELEE_SUPPORT, { signs: "plus" }),
    countedDuelRow(TABLE, MELEE_DISORDER, { signs: "plus-or-minus" }),
    row("defence-order"),
  ],
  notes: ["hit", "least", "charge", "several", "support", "not-named", "training"],
  doubts: ["defence-order", "general"],
  paragraphs: ["2.3", "10.16", "10.18", "10.20", "10.21", "10.24", "10.33", "10.39", "10.40"],
  wide: true,
});
