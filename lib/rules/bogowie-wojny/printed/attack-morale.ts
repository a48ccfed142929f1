import { wordsCell } from "@/lib/rules/printed/cell";
import { printedTable } from "../printed-table";
import { ATTACK_CIRCUMSTANCES, ATTACK_DISORDER, ATTACK_SUPPORT } from "../tables/attack-morale";
import { countedDuelRow, DUEL_COLUMNS, duelRow, wordsDuelRow } from "./duel-table";

const TABLE = "attack-morale";
const row = (id: string) => duelRow(TABLE, id, ATTACK_CIRCUMSTANCES);

/** Of the rows on guns those that are tested; the others succeed by themselves. */
const GUNS_IN_FRONT = ATTACK_CIRCUMSTANCES.filter(({ group }) => group === "guns");

/** Modifiers of the morale tests of an attack [10.10]. */
export const ATTACK_MORALE_TABLE = printedTable({
  id: TABLE,
  chapter: "10.10",
  columns: ["situation", ...DUEL_COLUMNS, "remark"],
  rows: [
    row("in-line"),
    row("in-square"),
    wordsDuelRow(TABLE, "flank-or-rear", wordsCell("value.automatic")),
    duelRow(TABLE, "guns", GUNS_IN_FRONT),
    ...["cover", "works", "outnumbers"].map(row),
    countedDuelRow(TABLE, ATTACK_SUPPORT, { signs: "plus" }),
    countedDuelRow(TABLE, ATTACK_DISORDER, { signs: "plus-or-minus" }),
  ],
  notes: ["test", "not-named", "failed", "commanders", "certain", "training"],
  doubts: ["square-disorder"],
  paragraphs: ["2.3", "10.3", "10.4", "10.5", "10.10", "11.2", "11.3", "11.11"],
  wide: true,
});
