import type { Issue } from "../document/error-code";
import type { KindOfDocument } from "../document/kind-of-document";
import { makePointer } from "../document/pointer";
import { type GroundMap, groundMapSchema } from "./ground-map/ground-map";
import { scenarioOfMap } from "./ground-map/ground-view";
import { groundMapParts, scenarioParts } from "./parts";
import { scenarioFacts } from "./scenario/catalogue-facts";
import { checkScenario, checkWholeScenario, type ScenarioReport } from "./scenario/check";
import { type Scenario, scenarioSchema } from "./scenario/scenario";
import { variantToday } from "./scenario/variant-today";
import { issuesOfScenario, repeatedIds } from "./scenario/well-formed";
import { withGarrisons } from "./scenario/with-garrisons";

/** A scenario: sides, formations and units on a ground, with tasks and briefs. */
export const scenarioKind: KindOfDocument<Scenario> = {
  ...scenarioParts,
  schema: scenarioSchema,
  issues: (scenario) => [...issuesOfScenario(scenario), ...issuesOfVariants(scenario)],
  upgrades: [],
  fromStore: withGarrisons,
  check: checkWholeScenario,
  catalogueFacts: scenarioFacts,
  shelfPlace: ({ date, startTime }) => `1 ${date} ${startTime}`,
  // Neither an old state nor a tool that does not know the field may break the seal.
  choices: ["shownToAll"],
  isShareable: false,
  example: { kind: "scenario", schemaVersion: 1, language: "en", title: "La Haye Sainte" },
};

/** The first fault of each variant that would be no scenario. */
function issuesOfVariants(scenario: Scenario): Issue[] {
  return (scenario.variants ?? []).flatMap(({ id, name }, i): Issue[] => {
    const parsed = scenarioSchema.safeParse(variantToday(scenario, id)?.json);
    const [fault] = parsed.success
      ? parsed.data.variants
        ? [{ path: "/variants", message: "A variant has no variants of its own." }]
        : issuesOfScenario(parsed.data)
      : parsed.error.issues.map((each) => ({ ...each, path: makePointer(each.path) }));
    if (!fault) return [];
    const message = `The variant "${name}" would be no scenario: ${fault.path}: ${fault.message}`;
    return [{ path: `/variants/${i}`, code: "variant-impossible", message }];
  });
}

/** The size of a map, and what the rules find missing. */
interface GroundReport {
  readonly summary: { readonly features: number };
  readonly findings: ScenarioReport["findings"];
}

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

/**
 * Checks a map against what the rules require of a scenario's ground [1.1.9, table 5]; the findings' paths point into
 * the map.
 */
export function checkGroundMap(map: GroundMap): GroundReport {
  const { findings } = checkScenario(scenarioOfMap(map));
  return {
    summary: { features: map.map.features.length },
    findings: findings.filter(({ path }) => path.startsWith("/map/")),
  };
}

/** Faults of a map that its schema cannot express: a repeated id, or a shape hidden from a side it does not have. */
function issuesOfGroundMap({ map: { features } }: GroundMap): Issue[] {
  return [
    ...repeatedIds(features.map(({ id }, i) => ({ id, path: `/map/features/${i}` }))),
    ...features.flatMap(({ hiddenFrom }, i) =>
      hiddenFrom.length > 0 ? [issueOfHidden(`/map/features/${i}/hiddenFrom`)] : [],
    ),
  ];
}

function issueOfHidden(path: string): Issue {
  const message = "A map has no sides to hide ground from; leave the list empty.";
  return { path, code: "hidden-on-map", message };
}
