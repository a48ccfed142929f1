import { LABEL_CELL, NO_CELL, wordsCell } from "@/lib/rules/printed/cell";
import type { Cell } from "../cell";
import { printedRow, printedTable } from "../printed-table";
import {
  AGGRESSIVE_ADVANCE_SHARE,
  CAUTIOUS_RETREAT_CM,
  CHARACTER_TRAITS,
  CHARACTER_VALUES,
  CHARACTERS,
  type Character,
} from "../tables/characters";

const TRAITS: Readonly<Partial<Record<Character, string>>> = CHARACTER_TRAITS;
const FIGURES: Readonly<Partial<Record<Character, Readonly<Record<string, number>>>>> = {
  aggressive: { share: AGGRESSIVE_ADVANCE_SHARE },
  cautious: { cm: CAUTIOUS_RETREAT_CM },
};

/** What generals of division do without an order [6.3]. */
export const CHARACTERS_TABLE = printedTable({
  id: "characters",
  chapter: "6.3",
  columns: ["character", "commandValue", "trait", "acts"],
  rows: CHARACTERS.map((id) =>
    printedRow({
      table: "characters",
      id,
      cells: {
        character: LABEL_CELL,
        commandValue: { kind: "values", ...CHARACTER_VALUES[id] },
        trait: traitCell(TRAITS[id]),
        acts: wordsCell(`characters.acts.${id}`, FIGURES[id]),
      },
    }),
  ),
  notes: ["only-without", "all-may", "single-units"],
  paragraphs: ["5.4", "6.2", "6.3"],
  wide: true,
});

function traitCell(trait: string | undefined): Cell {
  return trait === undefined ? NO_CELL : wordsCell(`characters.trait.${trait}`);
}
