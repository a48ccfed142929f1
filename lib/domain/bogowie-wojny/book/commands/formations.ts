import { withoutSubjects } from "../../../document/accepted-findings";
import type { Command } from "../../../document/command";
import type { ArmyBook, BookFormation } from "../army-book";
import type { BookNames } from "../book-entry";
import { moveIn, thingIn } from "./places";

/** Appends a historical division without regiments. */
export const addFormation: Command<ArmyBook, { id: string; names: BookNames }> = {
  name: "addFormation",
  run: (draft, { id, names }) => {
    draft.formations.push({
      id,
      names,
      level: "division",
      parentId: null,
      regiments: [],
      commanderId: null,
      source: "",
    });
  },
};

/** Changes a formation, and detaches it from a parent or children whose level no longer fits. */
export const editFormation: Command<
  ArmyBook,
  { id: string; changes: Partial<Omit<BookFormation, "id">> }
> = {
  name: "editFormation",
  run: (draft, { id, changes }) => {
    Object.assign(thingIn(draft.formations, id), changes);
    const levels = new Map(draft.formations.map((each) => [each.id, rankOf(each.level)]));
    for (const formation of draft.formations) {
      const parent = formation.parentId === null ? undefined : levels.get(formation.parentId);
      if (parent === undefined || parent >= rankOf(formation.level)) formation.parentId = null;
    }
  },
};

/** Removes a formation; its children become independent. */
export const removeFormation: Command<ArmyBook, { id: string }> = {
  name: "removeFormation",
  run: (draft, { id }) => {
    thingIn(draft.formations, id);
    draft.formations = draft.formations.filter((formation) => formation.id !== id);
    for (const formation of draft.formations) {
      if (formation.parentId === id) formation.parentId = null;
    }
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([id]));
  },
};

/** Moves a formation to another index; its parent stays the same. */
export const moveFormation: Command<ArmyBook, { id: string; to: number }> = {
  name: "moveFormation",
  run: (draft, { id, to }) => moveIn(draft.formations, id, to),
};

function rankOf(level: BookFormation["level"]): number {
  return { corps: 0, division: 1, brigade: 2 }[level];
}
