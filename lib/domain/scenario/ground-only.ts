import type { AnyDocument } from "../document";
import type { Scenario } from "./scenario";

/** What of a document a copy has. */
export const COPIED_PARTS = ["whole", "ground"] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];

/** The document as a copy begins; only a scenario's ground can be copied alone. */
export function copiedPart(document: AnyDocument, part: CopiedPart): AnyDocument {
  return part === "ground" && document.kind === "scenario" ? groundOnly(document) : document;
}

/** The table, its ground and who is to be thanked for it, without troops, texts and secrets, to begin another battle on. */
function groundOnly(scenario: Scenario): Scenario {
  const { map } = scenario;
  return scenarioOn({ ...scenario, map: { ...map, features: map.features.map(shownToAll) } });
}

/** A shape without the sides it was hidden from. */
export function shownToAll<Shape extends Scenario["map"]["features"][number]>(shape: Shape): Shape {
  return { ...shape, hiddenFrom: [] };
}

type Ground = Pick<Scenario, "title" | "language" | "place" | "credits" | "settings" | "map">;

/** A scenario that holds nothing but its ground. */
export function scenarioOn({ title, language, place, credits, settings, map }: Ground): Scenario {
  return {
    ...{ kind: "scenario", schemaVersion: 1, system: "belle-alliance" },
    ...{ title, language, place, credits, settings, map },
    ...{ battle: "", date: null, summary: "", commonKnowledge: "", umpireNotes: "" },
    ...{ startTime: null, bounds: null, sides: [], acceptedFindings: [] },
  };
}
