import { LABEL_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { FORMAT_32_8 } from "../format";
import { printedRow, printedTable } from "../printed-table";
import {
  DEPLOYMENT_DEPTH_CM,
  OBJECTIVE_COUNTS,
  OBJECTIVE_POINTS,
  OBJECTIVE_SHARES,
} from "../tables/battlefield-measures";
import { LEAST_MORALE_NUMBER } from "../tables/morale";

const percent = (share: number) => share * 100;

/** The rules of the battle with the figures they name. */
const RULES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  length: { turns: FORMAT_32_8.turns },
  winning: {},
  "morale-number": { least: LEAST_MORALE_NUMBER },
  deployment: {},
  zone: { cm: DEPLOYMENT_DEPTH_CM },
  objectives: { ...OBJECTIVE_COUNTS },
  "objective-points": {
    ...OBJECTIVE_POINTS,
    mainPercent: percent(OBJECTIVE_SHARES.main),
    secondaryPercent: percent(OBJECTIVE_SHARES.secondary),
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
