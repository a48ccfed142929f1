import { LABEL_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { factorCell } from "../cell";
import { printedTable, termRow } from "../printed-table";
import { MORALE_LEVELS, MORALE_MODIFIERS, STARTING_LEVEL } from "../tables/morale";

/** The levels of army morale from the lowest up [11.9]. */
export const ARMY_MORALE_TABLE = printedTable({
  id: "army-morale",
  chapter: "11.9",
  columns: ["level", "modifier", "remark"],
  rows: MORALE_LEVELS.map((id) => {
    const modifier = MORALE_MODIFIERS[id];
    return termRow({
      term: `levels.${id}`,
      id,
      cells: {
        level: LABEL_CELL,
        modifier: factorCell(modifier),
        remark: remarkCell(id, modifier),
      },
      fields: { modifier },
    });
  }),
  notes: ["elite", "bought", "when"],
  paragraphs: ["11.8", "11.9", "11.10", "13.3"],
});

function remarkCell(id: string, modifier: number | null) {
  if (modifier === null) return wordsCell("army-morale.value.over");
  return id === STARTING_LEVEL ? wordsCell("army-morale.value.start") : { kind: "none" as const };
}
