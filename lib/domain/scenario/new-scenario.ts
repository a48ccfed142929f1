import type { Language } from "../language";
import { type Scenario, scenarioSchema } from "./scenario";
import type { Side } from "./side";
import { SIDE_COLOURS } from "./side-colours";

/** What a new scenario is begun with; names and ids come from the caller. */
export interface NewScenario {
  readonly title: string;
  readonly language: Language;
  readonly sides: readonly Pick<Side, "id" | "name">[];
}

/** An empty scenario with its sides, each in a colour of its own while there are enough. */
export function newScenario({ title, language, sides }: NewScenario): Scenario {
  return scenarioSchema.parse({
    kind: "scenario",
    schemaVersion: 1,
    title,
    language,
    sides: sides.map((side, i) => ({ ...side, colour: SIDE_COLOURS[i % SIDE_COLOURS.length] })),
  });
}
