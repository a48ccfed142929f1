import { LABEL_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { part } from "@/lib/rules/printed/printed-table";
import { type PrintedRow, printedRow, printedTable } from "../printed-table";
import { EXAMPLE_PROFILES, type ExampleProfile, STATISTIC_COLUMNS } from "../tables/statistics";

/** What the columns of a unit's statistics mean, and the text's two examples [2.8]. */
export const STATISTICS_TABLE = printedTable({
  id: "statistics",
  chapter: "2.8",
  columns: ["column", "meaning", ...STATISTIC_COLUMNS],
  sections: [part("columns", ["column", "meaning"]), part("examples", STATISTIC_COLUMNS)],
  rows: [
    ...STATISTIC_COLUMNS.map((id) =>
      printedRow({
        table: "statistics",
        id,
        section: "columns",
        cells: { column: LABEL_CELL, meaning: wordsCell(`statistics.meaning.${id}`) },
      }),
    ),
    ...EXAMPLE_PROFILES.map(exampleRow),
  ],
  notes: ["cavalry", "square", "dice"],
  doubts: ["no-statistics"],
  paragraphs: ["2.4", "2.8", "7.4", "8.1", "10.20"],
  wide: true,
});

function exampleRow(profile: ExampleProfile): PrintedRow {
  const { id, moveLineCm, moveColumnCm, musketRangeCm } = profile;
  return printedRow({
    table: "statistics",
    id,
    section: "examples",
    cells: {
      type: LABEL_CELL,
      move: wordsCell("statistics.value.move", { line: moveLineCm, column: moveColumnCm }),
      weapon: wordsCell("statistics.value.musket", { cm: musketRangeCm }),
      fightingValue: quantityCell(profile.fightingValue),
      firepower: quantityCell(profile.firepower),
      endurance: quantityCell(profile.endurance),
      morale: quantityCell(profile.morale),
      specialRules: wordsCell(`statistics.value.rules-${id}`),
    },
  });
}
