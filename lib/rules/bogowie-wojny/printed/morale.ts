import { LABEL_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { part } from "@/lib/rules/printed/printed-table";
import { factorCell, printedRow, printedTable, termRow } from "../printed-table";
import { CONDITIONS_FOR_A_LEVEL, MORALE_CONDITIONS } from "../tables/army-morale-conditions";
import { DISORDER_LEVELS, DISORDER_MORALE, MAX_DISORDER_IN_SUPPORT } from "../tables/disorder";
import { MORALE_LEVELS, MORALE_MODIFIERS, STARTING_LEVEL } from "../tables/morale";

/** The levels of disorder [11.6]. */
export const DISORDER_TABLE = printedTable({
  id: "disorder",
  chapter: "11.6",
  columns: ["state", "level", "morale", "support"],
  rows: [
    ...DISORDER_LEVELS.map((id, place) => {
      const level = place + 1;
      return printedRow({
        table: "disorder",
        id,
        cells: {
          state: LABEL_CELL,
          level: quantityCell(level),
          morale: factorCell(level * DISORDER_MORALE),
          support: wordsCell(level <= MAX_DISORDER_IN_SUPPORT ? "value.yes" : "value.no"),
        },
      });
    }),
    printedRow({
      table: "disorder",
      id: "rout",
      cells: {
        state: LABEL_CELL,
        level: wordsCell("disorder.value.beyond", { level: DISORDER_LEVELS.length }),
        morale: factorCell(DISORDER_LEVELS.length * DISORDER_MORALE),
        support: wordsCell("value.no"),
      },
    }),
  ],
  notes: ["adds-up", "difference", "recovery", "rally", "general"],
  paragraphs: ["10.30", "11.3", "11.4", "11.6", "11.7"],
});

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

const CONDITIONS = "army-morale-conditions";

/** The numbers of conditions that cost morale levels: from the fewest that cost one up to all of them. */
const COUNTS = Array.from(
  { length: MORALE_CONDITIONS.length - CONDITIONS_FOR_A_LEVEL + 1 },
  (_, place) => place + CONDITIONS_FOR_A_LEVEL,
);

/** The conditions that lower an army's morale, and by how much [11.10]. */
export const ARMY_MORALE_CONDITIONS_TABLE = printedTable({
  id: CONDITIONS,
  chapter: "11.10",
  columns: ["condition", "met", "levels"],
  sections: [part("conditions", ["condition"]), part("levels", ["met", "levels"])],
  rows: [
    ...MORALE_CONDITIONS.map((id) =>
      printedRow({
        table: CONDITIONS,
        id,
        section: "conditions",
        cells: { condition: LABEL_CELL },
      }),
    ),
    ...COUNTS.map((count) =>
      printedRow({
        table: CONDITIONS,
        id: `met-${count}`,
        section: "levels",
        cells: {
          met: quantityCell(count),
          levels: factorCell(CONDITIONS_FOR_A_LEVEL - 1 - count),
        },
      }),
    ),
  ],
  notes: ["quarter", "bases", "both", "rise"],
  doubts: ["half"],
  paragraphs: ["9.6", "11.8", "11.10", "14.6"],
});

function remarkCell(id: string, modifier: number | null) {
  if (modifier === null) return wordsCell("army-morale.value.over");
  return id === STARTING_LEVEL ? wordsCell("army-morale.value.start") : { kind: "none" as const };
}
