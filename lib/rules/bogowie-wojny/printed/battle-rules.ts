import { LABEL_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { FORMAT_32_8 } from "../format";
import { printedRow, printedTable } from "../printed-table";
import { DEPLOYMENT_DEPTH_CM, OBJECTIVE_COUNTS } from "../tables/battlefield-measures";
import { LEAST_MORALE_NUMBER } from "../tables/morale";
import { LARGER_BATTLE_OBJECTIVES, SMALL_BATTLE_OBJECTIVES } from "../tables/victory";

/** The rules of the battle with the figures in their wording. */
const RULES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  length: { turns: FORMAT_32_8.turns },
  winning: {},
  "morale-number": { least: LEAST_MORALE_NUMBER },
  deployment: {},
  zone: { cm: DEPLOYMENT_DEPTH_CM },
  objectives: { ...OBJECTIVE_COUNTS },
  "objective-points": {
    ...SMALL_BATTLE_OBJECTIVES,
    ...LARGER_BATTLE_OBJECTIVES,
  },
  "main-objective": {},
  "secondary-objectives": {},
  "first-turn": {},
};

/** The rules of the battle: length, winning, deployment, objectives [14.6]. */
export const BATTLE_RULES_TABLE = printedTable({
  id: "battle-rules",
  chapter: "14.6",
  columns: ["subject", "rule"],
  rows: Object.entries(RULES).map(([id, figures]) =>
    printedRow({
      table: "battle-rules",
      id,
      cells: { subject: LABEL_CELL, rule: wordsCell(`battle-rules.rule.${id}`, figures) },
    }),
  ),
  doubts: ["winning", "morale-number", "no-scenarios"],
  paragraphs: ["12.1", "12.2", "14.1", "14.6"],
  wide: true,
});
