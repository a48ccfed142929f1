import { findReinforcement, findSide } from "../find";
import type { Reinforcement } from "../side";
import type { ScenarioCommand } from "./scenario-command";

/** Fields of an arrival to change; those that it may lack go where they are undefined. */
export type ReinforcementFields = {
  readonly [Key in keyof Omit<Reinforcement, "id">]?: Reinforcement[Key] | undefined;
};

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
  readonly fields: ReinforcementFields;
}> = {
  name: "setReinforcementFields",
  run: (draft, { reinforcementId, fields }) => {
    const { item } = findReinforcement(draft, reinforcementId);
    Object.assign(item, structuredClone(fields));
    for (const field of ["chance", "condition", "alternatives", "keptFor"] as const) {
      if (item[field] === undefined) delete item[field];
    }
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
