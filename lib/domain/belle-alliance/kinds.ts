import type { KindOfDocument } from "../document/kind-of-document";
import { checkGroundMap } from "./ground-map/check";
import { type GroundMap, groundMapSchema } from "./ground-map/ground-map";
import { issuesOfGroundMap } from "./ground-map/well-formed";
import { groundMapParts, scenarioParts } from "./parts";
import { scenarioFacts } from "./scenario/catalogue-facts";
import { checkScenario } from "./scenario/check";
import { type Scenario, scenarioSchema } from "./scenario/scenario";
import { issuesOfScenario } from "./scenario/well-formed";
import { withGarrisons } from "./scenario/with-garrisons";

/** A scenario: sides, formations and units on a ground, with tasks and briefs. */
export const scenarioKind: KindOfDocument<Scenario> = {
  ...scenarioParts,
  schema: scenarioSchema,
  issues: issuesOfScenario,
  upgrades: [],
  fromStore: withGarrisons,
  check: checkScenario,
  catalogueFacts: scenarioFacts,
  shelfPlace: ({ date, startTime }) => `1 ${date} ${startTime}`,
  // Neither an old state nor a tool that does not know the field may break the seal.
  choices: ["shownToAll"],
  isShareable: false,
  example: { kind: "scenario", schemaVersion: 1, language: "en", title: "La Haye Sainte" },
};

/** A map: only the ground of a scenario. Its size is its shapes. */
export const groundMapKind: KindOfDocument<GroundMap> = {
  ...groundMapParts,
  schema: groundMapSchema,
  issues: issuesOfGroundMap,
  upgrades: [],
  check: checkGroundMap,
  catalogueFacts: ({ title, place, notes, map }) => ({
    year: null,
    nations: [],
    size: map.features.length,
    table: map,
    place,
    summary: notes,
    words: [title, place, ...map.features.map(({ name }) => name), notes],
  }),
  isShareable: true,
  example: {
    kind: "map",
    schemaVersion: 1,
    system: "belle-alliance",
    language: "en",
    title: "La Haye Sainte",
  },
};
