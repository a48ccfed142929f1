import type { Ground } from "../ground-news";
import type { GroundOrigin } from "../scenario";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

/** Says which map the ground is from. */
export const setGroundOrigin: ScenarioCommand<{ readonly origin: GroundOrigin }> = {
  name: "setGroundOrigin",
  run: (draft, { origin }) => {
    draft.map.origin = origin;
  },
};

/** Puts a newer version of the map the ground is from in its place. What stays keeps its id, and so its garrison. */
export const takeNewGround: ScenarioCommand<{
  readonly ground: Ground;
  readonly origin: GroundOrigin;
}> = {
  name: "takeNewGround",
  run: (draft, { ground, origin }) => {
    const kept = new Set(ground.features.map(({ id }) => id));
    const gone = draft.map.features.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    draft.map = { ...structuredClone(ground), origin };
    forgetIds(draft, new Set(gone));
  },
};
