import type { Scenario } from "./scenario";

/** The table, its ground and its credits, without troops, texts and secrets, to start another battle on. */
export function groundOnly(scenario: Scenario): Scenario {
  const { map } = scenario;
  return scenarioOn({ ...scenario, map: { ...map, features: map.features.map(shownToAll) } });
}

/** The shape, no longer hidden from any side. */
export function shownToAll<Shape extends Scenario["map"]["features"][number]>(shape: Shape): Shape {
  return { ...shape, hiddenFrom: [] };
}

type Ground = Pick<Scenario, "title" | "language" | "place" | "credits" | "settings" | "map">;

/** A scenario that contains only its ground. */
export function scenarioOn({ title, language, place, credits, settings, map }: Ground): Scenario {
  return {
    ...{ kind: "scenario", schemaVersion: 1, system: "belle-alliance" },
    ...{ title, language, place, credits, settings, map },
    ...{ battle: "", date: null, summary: "", commonKnowledge: "", umpireNotes: "" },
    ...{ startTime: null, bounds: null, sides: [], acceptedFindings: [] },
  };
}
