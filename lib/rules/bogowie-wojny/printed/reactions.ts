import { LABEL_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { printedRow, printedTable } from "../printed-table";
import {
  CHANGE_FRONT_BEYOND_CM,
  FORM_SQUARE_BEYOND_CM,
  REACTIONS,
  type Reaction,
} from "../tables/reactions";

const FIGURES: Readonly<Partial<Record<Reaction, Readonly<Record<string, number>>>>> = {
  "change-front": CHANGE_FRONT_BEYOND_CM,
  "form-square": { cm: FORM_SQUARE_BEYOND_CM },
};

/** How an attacked unit may answer [10.9]. */
export const REACTIONS_TABLE = printedTable({
  id: "reactions",
  chapter: "10.9",
  columns: ["reaction", "condition", "effect"],
  rows: REACTIONS.map((id) =>
    printedRow({
      table: "reactions",
      id,
      cells: {
        reaction: LABEL_CELL,
        condition: wordsCell(`reactions.condition.${id}`, FIGURES[id]),
        effect: wordsCell(`reactions.effect.${id}`),
      },
    }),
  ),
  notes: ["orders", "in-melee", "redirected"],
  doubts: ["failed-square"],
  paragraphs: ["10.3", "10.4", "10.5", "10.9", "10.15"],
  wide: true,
});
