import {
  type LegendEntry,
  legendEntries,
  legendKey,
} from "@/lib/domain/belle-alliance/drawing/legend";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import type { MapDrawing } from "./map-drawing";
import { signFile } from "./sign-book";

/** A legend of exactly the signs on the map, drawn as on the map. */
export function legendOf({ map, sides }: ScenarioView, words: Words): MapDrawing["legend"] {
  const textOf = (entry: LegendEntry) =>
    entry.kind === "side"
      ? words.clean.name(sides.find(({ id }) => id === entry.sideId)?.name ?? "")
      : words.legend(legendKey(entry));
  return legendEntries(map).map((entry) => ({ svg: signFile(entry), text: textOf(entry) }));
}
