import { findSide } from "../find";
import type { Side } from "../side";
import { formationsUnder, unitsUnder } from "../visible-tree";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

export const addSide: ScenarioCommand<Pick<Side, "id" | "name" | "colour">> = {
  name: "addSide",
  run: (draft, { id, name, colour }) => {
    const empty = { tasks: "", brief: "", believedOfEnemy: "", formations: [], reinforcements: [] };
    draft.sides.push({ id, name, colour, ...empty });
  },
};

/** Removes a side with its order of battle. */
export const removeSide: ScenarioCommand<{ readonly sideId: string }> = {
  name: "removeSide",
  run: (draft, { sideId }) => {
    const { item, list, index } = findSide(draft, sideId);
    const formations = formationsUnder(item.formations).map(({ id }) => id);
    const units = unitsUnder(item.formations).map(({ id }) => id);
    list.splice(index, 1);
    forgetIds(draft, new Set([sideId, ...formations, ...units]));
  },
};

/** Moves a side to another place in the list; the others keep their order. */
export const moveSide: ScenarioCommand<{ readonly sideId: string; readonly index: number }> = {
  name: "moveSide",
  run: (draft, { sideId, index }) => {
    const { item, list, index: from } = findSide(draft, sideId);
    list.splice(from, 1);
    list.splice(index, 0, item);
  },
};

export type SideFields = Pick<Side, "name" | "colour" | "tasks" | "brief" | "believedOfEnemy">;

export const setSideFields: ScenarioCommand<{
  readonly sideId: string;
  readonly fields: Partial<SideFields>;
}> = {
  name: "setSideFields",
  run: (draft, { sideId, fields }) => {
    Object.assign(findSide(draft, sideId).item, fields);
  },
};

/** Sets what a side is shown and told of the enemies it sees when the game begins. */
export const setSeenAtStart: ScenarioCommand<{
  readonly sideId: string;
  /** Ids of units of other sides. */
  readonly shown: readonly string[];
  readonly believedOfEnemy: string;
}> = {
  name: "setSeenAtStart",
  run: (draft, { sideId, shown, believedOfEnemy }) => {
    const { item } = findSide(draft, sideId);
    item.believedOfEnemy = believedOfEnemy;
    if (shown.length > 0) item.seesAtStart = [...shown];
    else delete item.seesAtStart;
  },
};
