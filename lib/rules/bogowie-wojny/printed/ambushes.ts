import { LABEL_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { printedRow, printedTable } from "../printed-table";
import { AMBUSH_DISORDER, AMBUSH_WITHIN_CM } from "../tables/ambushes";

/** The rules of ambushes with the figures they name. */
const RULES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  number: {},
  who: {},
  when: {},
  where: { cm: AMBUSH_WITHIN_CM },
  order: {},
  "in-terrain": {},
  "in-open": {},
  charged: {},
  morale: { levels: AMBUSH_DISORDER },
};

/** Ambushes [15.1]. */
export const AMBUSHES_TABLE = printedTable({
  id: "ambushes",
  chapter: "15.1",
  columns: ["subject", "rule"],
  rows: Object.entries(RULES).map(([id, figures]) =>
    printedRow({
      table: "ambushes",
      id,
      cells: { subject: LABEL_CELL, rule: wordsCell(`ambushes.rule.${id}`, figures) },
    }),
  ),
  doubts: ["three-cases", "lancers", "units"],
  paragraphs: ["13.3", "15.1"],
  wide: true,
});
