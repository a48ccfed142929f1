import { printedTable } from "../printed-table";
import { FIRE_CIRCUMSTANCES, FIRE_DISORDER } from "../tables/fire";
import { countedFireRow, FIRE_COLUMNS, fireRow } from "./fire-table";

const ROWS = ["cover", "shelter", "loose", "below-or-river"] as const;

/** Modifiers of fire by infantry and cavalry [8.2]. */
export const FIRE_MODIFIERS_TABLE = printedTable({
  id: "fire-modifiers",
  chapter: "8.2",
  columns: FIRE_COLUMNS,
  rows: [
    ...ROWS.map((id) => fireRow("fire-modifiers", id, FIRE_CIRCUMSTANCES)),
    countedFireRow("fire-modifiers", FIRE_DISORDER),
    fireRow("fire-modifiers", "flank-or-rear", FIRE_CIRCUMSTANCES),
  ],
  notes: ["hit", "regiment", "least", "no-firepower", "split", "light-infantry", "training"],
  doubts: ["levels"],
  paragraphs: ["2.3", "8.1", "8.2", "8.6", "8.7", "8.9"],
  wide: true,
});
