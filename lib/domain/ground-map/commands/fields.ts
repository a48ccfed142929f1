import type { Command } from "../../command";
import type { GroundMap } from "../ground-map";

/** What is said of a map beside its ground. */
export type GroundFields = Pick<GroundMap, "title" | "language" | "place" | "notes" | "credits">;

/** Changes some of it; what is not named stays. */
export const editGround: Command<GroundMap, Partial<GroundFields>> = {
  name: "editGround",
  run: (draft, changes) => {
    Object.assign(draft, changes);
  },
};
