import type { PartsOfDocument } from "../document/kind-of-document";
import type { Say } from "../document/translations/text-place";
import type { GroundMap } from "./ground-map/ground-map";
import type { Scenario } from "./scenario/scenario";
import { withMapTexts, withScenarioTexts } from "./scenario/scenario-texts";
import { groundMapThings, scenarioThings } from "./scenario/scenario-things";
import { variantToday, withVariant } from "./scenario/variant-today";

export const scenarioParts: PartsOfDocument<Scenario> = {
  kind: "scenario",
  system: "belle-alliance",
  things: scenarioThings,
  withTexts: withScenarioTexts,
  variants: {
    today: (scenario, id) => variantToday(scenario, id)?.json ?? null,
    edited: withVariant,
  },
};

export const groundMapParts: PartsOfDocument<GroundMap> = {
  kind: "map",
  system: "belle-alliance",
  things: groundMapThings,
  withTexts: withGroundTexts,
};

/** A map of Belle Alliance with every text replaced by what `say` returns for it. */
function withGroundTexts(ground: GroundMap, say: Say): GroundMap {
  return {
    ...ground,
    title: say({ key: "title", kind: "name" }, ground.title),
    place: say({ key: "place", kind: "line" }, ground.place),
    notes: say({ key: "notes", kind: "markdown" }, ground.notes),
    credits: say({ key: "credits", kind: "markdown" }, ground.credits),
    map: withMapTexts(ground.map, say),
  };
}
