import { DEFAULT_SETTINGS } from "../scenario/default-settings";
import { scenarioOn } from "../scenario/ground-only";
import type { Scenario } from "../scenario/scenario";
import type { ScenarioView } from "../scenario/scenario-view";
import { viewFor } from "../scenario/view-for";
import type { GroundMap } from "./ground-map";

/**
 * The map as a scenario without troops, with the rules' own settings, so that the code that draws, checks and prints
 * scenarios works for it too.
 */
export function scenarioOfMap(map: GroundMap): Scenario {
  return scenarioOn({ ...map, settings: { ...DEFAULT_SETTINGS, ...map.settings } });
}

/** The view of a map for pictures, files and prints: all of it, with the cm grid. */
export function groundView(map: GroundMap): ScenarioView {
  return viewFor(scenarioOfMap(map), { for: "umpire" });
}
