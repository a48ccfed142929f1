import { withoutSubjects } from "../../../document/accepted-findings";
import type { Command } from "../../../document/command";
import type { ArmyBook } from "../army-book";
import { BLANK_PROFILE } from "../blank-profile";
import type { BookEntry, BookNames, Profile } from "../book-entry";
import { moveIn, thingIn } from "./places";

/** Appends a unit without figures. */
export const addEntry: Command<ArmyBook, { id: string; names: BookNames }> = {
  name: "addEntry",
  run: (draft, { id, names }) => {
    draft.entries.push(blankEntry(id, names));
  },
};

/** Changes a unit's names, row, sizes, maxima or traits. */
export const editEntry: Command<
  ArmyBook,
  { id: string; changes: Partial<Omit<BookEntry, "id" | "profile">> }
> = {
  name: "editEntry",
  run: (draft, { id, changes }) => {
    Object.assign(thingIn(draft.entries, id), changes);
  },
};

/** Changes figures of a unit; `null` clears one. */
export const editProfile: Command<ArmyBook, { id: string; changes: Partial<Profile> }> = {
  name: "editProfile",
  run: (draft, { id, changes }) => {
    Object.assign(thingIn(draft.entries, id).profile, changes);
  },
};

/** Removes a unit and its regiments in historical formations. */
export const removeEntry: Command<ArmyBook, { id: string }> = {
  name: "removeEntry",
  run: (draft, { id }) => {
    thingIn(draft.entries, id);
    draft.entries = draft.entries.filter((entry) => entry.id !== id);
    for (const formation of draft.formations) {
      formation.regiments = formation.regiments.filter(({ entryId }) => entryId !== id);
    }
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([id]));
  },
};

/** Moves a unit to another index. */
export const moveEntry: Command<ArmyBook, { id: string; to: number }> = {
  name: "moveEntry",
  run: (draft, { id, to }) => moveIn(draft.entries, id, to),
};

/** A unit with names only. */
export function blankEntry(id: string, names: BookNames): BookEntry {
  return {
    id,
    names,
    unitKind: null,
    regimentBases: null,
    maxRegiments: null,
    maxBases: null,
    historical: false,
    years: null,
    traits: [],
    profile: { ...BLANK_PROFILE },
    source: "",
  };
}
