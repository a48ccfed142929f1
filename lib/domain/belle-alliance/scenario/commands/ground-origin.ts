import type { Ground } from "../ground-news";
import type { GroundOrigin } from "../scenario";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

/** Records which map the ground was copied from. */
export const setGroundOrigin: ScenarioCommand<{ readonly origin: GroundOrigin }> = {
  name: "setGroundOrigin",
  run: (draft, { origin }) => {
    draft.map.origin = origin;
  },
};

/**
 * Replaces the ground with a newer version of its map. Features that remain keep their ids, and so their garrisons.
 */
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
