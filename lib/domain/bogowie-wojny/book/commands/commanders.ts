import { withoutSubjects } from "../../../document/accepted-findings";
import type { Command } from "../../../document/command";
import type { ArmyBook, BookCommander } from "../army-book";
import { moveIn, thingIn } from "./places";

/** Appends a commander without role or command value. */
export const addCommander: Command<ArmyBook, { id: string; name: string }> = {
  name: "addCommander",
  run: (draft, { id, name }) => {
    draft.commanders.push(blankCommander(id, name));
  },
};

/** Changes a commander's name, roles, value, traits or special rule. */
export const editCommander: Command<
  ArmyBook,
  { id: string; changes: Partial<Omit<BookCommander, "id">> }
> = {
  name: "editCommander",
  run: (draft, { id, changes }) => {
    Object.assign(thingIn(draft.commanders, id), changes);
  },
};

/** Removes a commander; formations they led have none. */
export const removeCommander: Command<ArmyBook, { id: string }> = {
  name: "removeCommander",
  run: (draft, { id }) => {
    thingIn(draft.commanders, id);
    draft.commanders = draft.commanders.filter((commander) => commander.id !== id);
    for (const formation of draft.formations) {
      if (formation.commanderId === id) formation.commanderId = null;
    }
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([id]));
  },
};

/** Moves a commander to another index. */
export const moveCommander: Command<ArmyBook, { id: string; to: number }> = {
  name: "moveCommander",
  run: (draft, { id, to }) => moveIn(draft.commanders, id, to),
};

/** A commander known only by name. */
export function blankCommander(id: string, name: string): BookCommander {
  return { id, name, roles: [], commandValue: null, traits: [], specialRule: "", source: "" };
}
