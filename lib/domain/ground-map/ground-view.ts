import { DEFAULT_SETTINGS } from "../scenario/default-settings";
import { scenarioOn } from "../scenario/ground-only";
import type { Scenario } from "../scenario/scenario";
import type { ScenarioView } from "../scenario/scenario-view";
import { viewFor } from "../scenario/view-for";
import type { GroundMap } from "./ground-map";

/** The map as a scenario without troops, in the rules' own settings: what draws, checks and prints those does the same for it. */
export function scenarioOfMap(map: GroundMap): Scenario {
  return scenarioOn({ ...map, settings: { ...DEFAULT_SETTINGS, ...map.settings } });
}

/** The map as pictures, files and prints are made from it: all of it, with the grid in cm. */
export function groundView(map: GroundMap): ScenarioView {
  return viewFor(scenarioOfMap(map), { for: "umpire" });
}
