import { findReinforcement, findSide } from "../find";
import type { Reinforcement } from "../side";
import type { ScenarioCommand } from "./scenario-command";

export const addReinforcement: ScenarioCommand<{
  readonly sideId: string;
  readonly reinforcement: Reinforcement;
}> = {
  name: "addReinforcement",
  run: (draft, { sideId, reinforcement }) => {
    findSide(draft, sideId).item.reinforcements.push(structuredClone(reinforcement));
  },
};

export const setReinforcementFields: ScenarioCommand<{
  readonly reinforcementId: string;
  readonly fields: Partial<Omit<Reinforcement, "id">>;
}> = {
  name: "setReinforcementFields",
  run: (draft, { reinforcementId, fields }) => {
    Object.assign(findReinforcement(draft, reinforcementId).item, fields);
  },
};

/** Removes an arrival from the schedule; the units stay in the order of battle. */
export const removeReinforcement: ScenarioCommand<{ readonly reinforcementId: string }> = {
  name: "removeReinforcement",
  run: (draft, { reinforcementId }) => {
    const { list, index } = findReinforcement(draft, reinforcementId);
    list.splice(index, 1);
  },
};
