import { fullNamesIn } from "../full-names";
import type { Scenario } from "../scenario";
import type { ScenarioView } from "../scenario-view";
import { walkFormations, walkUnits } from "../walk";

/**
 * Ground hidden from sides, troops left out of the public view, which are hidden from all other sides, and secret
 * objectives.
 */
export function hiddenThings(scenario: Scenario): NonNullable<ScenarioView["umpire"]>["hidden"] {
  const sideNames = new Map(scenario.sides.map(({ id, name }) => [id, name]));
  const ground = scenario.map.features
    .filter(({ hiddenFrom }) => hiddenFrom.length > 0)
    .map(({ name, kind, hiddenFrom }) => ({
      name: name || kind,
      from: hiddenFrom.flatMap((id) => sideNames.get(id) ?? []),
    }));
  const nameOf = fullNamesIn(scenario);
  const troops = [
    ...[...walkFormations(scenario)].map(({ formation: { hidden, ...formation }, side }) => {
      return { name: nameOf(formation), hidden, side };
    }),
    ...[...walkUnits(scenario)].map(({ unit: { name, hidden }, side }) => ({ name, hidden, side })),
  ]
    .filter(({ hidden }) => hidden)
    .map(({ name, side }) => ({
      name,
      from: scenario.sides.filter((each) => each !== side).map(({ name }) => name),
    }));
  const objectives = (scenario.victory?.objectives ?? [])
    .filter(({ knownTo }) => knownTo !== "all")
    .map(({ name, knownTo }) => ({
      name,
      from: scenario.sides.filter(({ id }) => knownTo !== `side:${id}`).map((each) => each.name),
    }));
  return [...troops, ...ground, ...objectives];
}
