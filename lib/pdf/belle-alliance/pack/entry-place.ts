import type {
  ReinforcementView,
  ScenarioView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";

/** The table edge nearest to the place of entry, with the position in cm if the reader's map has the grid. */
export function entryOf(
  view: ScenarioView,
  { entry: [x, y] }: ReinforcementView,
  words: Words,
): string {
  const { widthCm, depthCm, grid } = view.map;
  const distances = { north: depthCm - y, east: widthCm - x, south: y, west: x };
  const [edge] = Object.entries(distances).sort(([, a], [, b]) => a - b)[0] ?? ["north"];
  const name = words.print(`edge.${edge}`);
  return grid
    ? words.print("arrivals.at", { edge: name, x: words.number(x), y: words.number(y) })
    : name;
}
