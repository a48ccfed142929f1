import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import {
  knownToWords,
  whatWords,
} from "@/lib/domain/belle-alliance/scenario/victory/objective-words";
import type {
  ObjectiveView,
  VictoryView,
} from "@/lib/domain/belle-alliance/scenario/victory/victory-view";
import type { Words } from "../../document/text/words";

/** The sides of a view by id, with their names as they are printed. */
export function sideNames({ sides }: ScenarioView, { clean }: Words): ReadonlyMap<string, string> {
  return new Map(sides.map(({ id, name }) => [id, clean.name(name)]));
}

/** What an objective asks for and who knows of it, in one line; its number is that of the reader's list. */
export function objectiveLine(
  objective: ObjectiveView,
  n: number,
  { view, words }: { readonly view: ScenarioView; readonly words: Words },
): string {
  const names = sideNames(view, words);
  const speaking = {
    say: words.victory,
    n,
    sideName: (id: string) => names.get(id) ?? "",
  };
  return [
    words.clean.line(whatWords(objective, speaking)),
    words.clean.line(objective.note),
    knownToWords(objective, speaking),
  ]
    .filter((each) => each !== "")
    .join(" · ");
}

/** A level of victory and what it takes. */
export function levelLine(
  { threshold, sideId }: VictoryView["levels"][number],
  levelsBy: VictoryView["levelsBy"],
  { view, words }: { readonly view: ScenarioView; readonly words: Words },
): string {
  const side = sideId === null ? "" : (sideNames(view, words).get(sideId) ?? "");
  return [
    words.victory(`levels.${levelsBy}`, { threshold }),
    side && words.victory("levels.only", { side }),
  ]
    .filter((each) => each !== "")
    .join(", ");
}
