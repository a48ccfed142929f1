import { UnknownIdError } from "../find";
import type { PlannedWay } from "../planned-way";
import type { Scenario } from "../scenario";
import type { ScenarioCommand } from "./scenario-command";

export const addPlannedWay: ScenarioCommand<{ readonly way: PlannedWay }> = {
  name: "addPlannedWay",
  run: (draft, { way }) => {
    draft.plannedWays = [...(draft.plannedWays ?? []), structuredClone(way)];
  },
};

export const setPlannedWayFields: ScenarioCommand<{
  readonly wayId: string;
  readonly fields: Partial<Omit<PlannedWay, "id">>;
}> = {
  name: "setPlannedWayFields",
  run: (draft, { wayId, fields }) => {
    Object.assign(findWay(draft, wayId), structuredClone(fields));
  },
};

export const removePlannedWay: ScenarioCommand<{ readonly wayId: string }> = {
  name: "removePlannedWay",
  run: (draft, { wayId }) => {
    const removed = findWay(draft, wayId);
    keepWays(draft, (each) => each !== removed);
  },
};

/** Leaves a scenario only some of its planned ways, and no field if it has none. */
export function keepWays(draft: Scenario, isKept: (way: PlannedWay) => boolean): void {
  const { plannedWays } = draft;
  if (!plannedWays) return;
  const left = plannedWays.filter(isKept);
  if (left.length === plannedWays.length) return;
  if (left.length > 0) draft.plannedWays = left;
  else delete draft.plannedWays;
}

function findWay({ plannedWays = [] }: Scenario, id: string): PlannedWay {
  const way = plannedWays.find((each) => each.id === id);
  if (!way) throw new UnknownIdError("planned way", id);
  return way;
}
