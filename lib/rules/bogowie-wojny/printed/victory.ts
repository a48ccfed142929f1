import { LABEL_CELL, quantityCell, spanCell, wordsCell } from "@/lib/rules/printed/cell";
import { type Cell, printedRow, printedTable } from "../printed-table";
import {
  LARGER_BATTLE_OBJECTIVES,
  SMALL_BATTLE_OBJECTIVES,
  VICTORY_BANDS,
  VICTORY_ITEMS,
  VICTORY_POINTS,
  type VictoryItem,
} from "../tables/victory";

const TABLE = "victory-points";
const HALF_ARMY = wordsCell(`${TABLE}.value.half-army`);
const { main, secondary } = SMALL_BATTLE_OBJECTIVES;
const { mainPercent, secondaryPercent } = LARGER_BATTLE_OBJECTIVES;
const share = (percent: number) => wordsCell(`${TABLE}.value.share`, { percent });
const same = (cell: Cell) => ({ small: cell, larger: cell });

const WORTH: Readonly<Record<VictoryItem, { readonly small: Cell; readonly larger: Cell }>> = {
  "enemy-bases": same(quantityCell(VICTORY_POINTS.base)),
  "operational-base": same(HALF_ARMY),
  "main-objective": { small: quantityCell(main), larger: share(mainPercent) },
  "first-secondary-objective": { small: quantityCell(secondary), larger: share(secondaryPercent) },
  "second-secondary-objective": { small: quantityCell(secondary), larger: share(secondaryPercent) },
  "generals-killed": same(quantityCell(VICTORY_POINTS.general)),
  "senior-commanders-killed": same(quantityCell(VICTORY_POINTS.seniorCommander)),
  "enemy-half-lost": same(HALF_ARMY),
  "enemy-morale-broken": same(HALF_ARMY),
  "fewer-losses": same(quantityCell(VICTORY_POINTS.fewerLosses)),
};

/** What points are given for after the battle [12.2]. */
export const VICTORY_POINTS_TABLE = printedTable({
  id: TABLE,
  chapter: "12.2",
  columns: ["item", "small", "larger"],
  rows: VICTORY_ITEMS.map((id) =>
    printedRow({ table: TABLE, id, cells: { item: LABEL_CELL, ...WORTH[id] } }),
  ),
  notes: ["contested", "held", "captured"],
  doubts: ["winning", "largest", "rounding"],
  paragraphs: ["3.4", "9.6", "11.3", "12.1", "12.2", "13.2", "14.6"],
});

/** The size of a victory by the difference of points [12.2]. */
export const VICTORY_BANDS_TABLE = printedTable({
  id: "victory-bands",
  chapter: "12.2",
  columns: ["result", "difference"],
  rows: VICTORY_BANDS.map(({ id, from }, place) => {
    const next = VICTORY_BANDS[place + 1];
    return printedRow({
      table: "victory-bands",
      id,
      cells: {
        result: LABEL_CELL,
        difference: next
          ? spanCell({ from, to: next.from - 1 })
          : wordsCell("value.or-more", { n: from }),
      },
    });
  }),
  doubts: ["halves"],
  paragraphs: ["12.2"],
});
