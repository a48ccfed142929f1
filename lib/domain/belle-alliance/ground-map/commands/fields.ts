import type { Command } from "../../../document/command";
import type { GroundMap } from "../ground-map";

/** The fields of a map other than its ground. */
export type GroundFields = Pick<GroundMap, "title" | "language" | "place" | "notes" | "credits">;

/** Changes some of these fields; the others stay. */
export const editGround: Command<GroundMap, Partial<GroundFields>> = {
  name: "editGround",
  run: (draft, changes) => {
    Object.assign(draft, changes);
  },
};
