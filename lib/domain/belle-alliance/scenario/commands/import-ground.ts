import type { Feature } from "../feature";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

/**
 * Adds ground on top of the drawing, or replaces the drawing. Features that remain keep their ids, and so their
 * garrisons.
 */
export const importGround: ScenarioCommand<{
  readonly features: readonly Feature[];
  readonly to: "add" | "replace";
}> = {
  name: "importGround",
  run: (draft, { features, to }) => {
    const added = structuredClone([...features]);
    if (to === "add") {
      draft.map.features.push(...added);
      return;
    }
    const kept = new Set(added.map(({ id }) => id));
    const gone = draft.map.features.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    draft.map.features = added;
    forgetIds(draft, new Set(gone));
  },
};
