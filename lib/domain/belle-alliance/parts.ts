import type { PartsOfDocument } from "../document/kind-of-document";
import type { GroundMap } from "./ground-map/ground-map";
import { withGroundTexts } from "./ground-map/ground-texts";
import type { Scenario } from "./scenario/scenario";
import { withScenarioTexts } from "./scenario/scenario-texts";
import { groundMapThings, scenarioThings } from "./scenario/scenario-things";

export const scenarioParts: PartsOfDocument<Scenario> = {
  kind: "scenario",
  system: "belle-alliance",
  things: scenarioThings,
  withTexts: withScenarioTexts,
};

export const groundMapParts: PartsOfDocument<GroundMap> = {
  kind: "map",
  system: "belle-alliance",
  things: groundMapThings,
  withTexts: withGroundTexts,
};
