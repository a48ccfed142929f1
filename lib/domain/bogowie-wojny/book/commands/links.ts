import type { Command } from "../../../document/command";
import type { ArmyBook, BookLink } from "../army-book";
import { moveIn, thingIn } from "./places";

/** The linked book: a nation's generic one, or a stored one. */
export type LinkAim =
  | { readonly nation: NonNullable<BookLink["nation"]>; readonly bookId: null }
  | { readonly nation: null; readonly bookId: string };

/** Appends a link that admits all entries of another book without a maximum, but none of its bodies and commanders. */
export const addLink: Command<ArmyBook, { id: string; aim: LinkAim }> = {
  name: "addLink",
  run: (draft, { id, aim }) => {
    draft.links.push({
      id,
      ...aim,
      entries: "all",
      bodies: false,
      commanders: false,
      maxRegiments: null,
      maxBases: null,
    });
  },
};

/** Points a link to another book and admits all of its entries. */
export const aimLink: Command<ArmyBook, { id: string; aim: LinkAim }> = {
  name: "aimLink",
  run: (draft, { id, aim }) => {
    Object.assign(thingIn(draft.links, id), aim, { entries: "all" });
  },
};

/** Changes which entries a link admits, whether it admits bodies and commanders, and its maxima of regiments and bases. */
export const editLink: Command<
  ArmyBook,
  { id: string; changes: Partial<Omit<BookLink, "id" | "nation" | "bookId">> }
> = {
  name: "editLink",
  run: (draft, { id, changes }) => {
    Object.assign(thingIn(draft.links, id), changes);
  },
};

/** Removes a link; lists built on the book keep the troops that came through it. */
export const removeLink: Command<ArmyBook, { id: string }> = {
  name: "removeLink",
  run: (draft, { id }) => {
    thingIn(draft.links, id);
    draft.links = draft.links.filter((link) => link.id !== id);
  },
};

/** Moves a link to another index. */
export const moveLink: Command<ArmyBook, { id: string; to: number }> = {
  name: "moveLink",
  run: (draft, { id, to }) => moveIn(draft.links, id, to),
};
