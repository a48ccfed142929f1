import type { Feature } from "../feature";
import type { ScenarioCommand } from "./scenario-command";

/** Puts the houses of a village and its name on top of what is drawn. */
export const addVillage: ScenarioCommand<{ readonly features: readonly Feature[] }> = {
  name: "addVillage",
  run: (draft, { features }) => {
    draft.map.features.push(...structuredClone([...features]));
  },
};
