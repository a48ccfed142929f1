import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import type { Part } from "./sheet";
import { levelLine, objectiveLine, sideNames } from "./victory-words";

/** What decides the game, as far as the reader may know, to read; empty if nothing is stated but in words. */
export function victoryParts(view: ScenarioView, words: Words): Part[] {
  const { victory } = view;
  if (!victory) return [];
  const { victory: say, clean, number } = words;
  const names = sideNames(view, words);
  const said = { view, words };
  return [
    { part: "heading", level: 2, text: say("title"), colour: null, startsPage: false },
    ...(victory.objectives.length === 0
      ? []
      : [
          {
            part: "table" as const,
            columns: [
              { label: "", widthMm: 9, align: "right" as const },
              { label: say("sheet.head.objective"), widthMm: null, align: "left" as const },
              { label: say("desk.counts"), widthMm: 26, align: "left" as const },
              { label: say("sheet.head.sum"), widthMm: 42, align: "left" as const },
            ],
            rows: victory.objectives.map((objective, i) => [
              number(i + 1),
              [clean.name(objective.name), objectiveLine(objective, i + 1, said)]
                .filter((each) => each !== "")
                .join(": "),
              say(`counts.${objective.counts}`),
              objective.worth
                .map(({ side, points }) => say("worth", { side: names.get(side) ?? "", points }))
                .join("; "),
            ]),
            totals: [],
          },
          { part: "remark" as const, text: say("rulesSilent") },
        ]),
    ...(victory.levels.length === 0
      ? []
      : [
          {
            part: "facts" as const,
            rows: victory.levels.map(
              (level) =>
                [clean.name(level.name), levelLine(level, victory.levelsBy, said)] as const,
            ),
          },
        ]),
  ];
}
