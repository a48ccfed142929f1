import { withoutSubjects } from "../../accepted-findings";
import type { Command } from "../../command";
import type { ArmyBook } from "../army-book";
import { BLANK_PROFILE } from "../blank-profile";
import type { BookEntry, BookNames, Profile } from "../book-entry";
import { moveIn, thingIn } from "./places";

/** A unit at the end, all its figures open. */
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

/** Changes figures of a unit; `null` leaves one open. */
export const editProfile: Command<ArmyBook, { id: string; changes: Partial<Profile> }> = {
  name: "editProfile",
  run: (draft, { id, changes }) => {
    Object.assign(thingIn(draft.entries, id).profile, changes);
  },
};

/** Takes a unit out, and its regiments out of the historical formations. */
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

/** Puts a unit at another place in the book. */
export const moveEntry: Command<ArmyBook, { id: string; to: number }> = {
  name: "moveEntry",
  run: (draft, { id, to }) => moveIn(draft.entries, id, to),
};

/** A unit of which nothing is known but its names. */
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
