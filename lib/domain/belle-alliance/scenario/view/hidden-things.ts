import type { Scenario } from "../scenario";
import type { ScenarioView } from "../scenario-view";
import { walkFormations, walkUnits } from "../walk";

/** Ground hidden from sides, and troops left out of the public view, which are hidden from all other sides. */
export function hiddenThings(scenario: Scenario): NonNullable<ScenarioView["umpire"]>["hidden"] {
  const sideNames = new Map(scenario.sides.map(({ id, name }) => [id, name]));
  const ground = scenario.map.features
    .filter(({ hiddenFrom }) => hiddenFrom.length > 0)
    .map(({ name, kind, hiddenFrom }) => ({
      name: name || kind,
      from: hiddenFrom.flatMap((id) => sideNames.get(id) ?? []),
    }));
  const troops = [
    ...[...walkFormations(scenario)].map(({ formation, side }) => ({ item: formation, side })),
    ...[...walkUnits(scenario)].map(({ unit, side }) => ({ item: unit, side })),
  ]
    .filter(({ item }) => item.hidden)
    .map(({ item, side }) => ({
      name: item.name,
      from: scenario.sides.filter((each) => each !== side).map(({ name }) => name),
    }));
  return [...troops, ...ground];
}
