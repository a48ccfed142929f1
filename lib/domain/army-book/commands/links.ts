import type { Command } from "../../command";
import type { ArmyBook, BookLink } from "../army-book";
import { moveIn, thingIn } from "./places";

/** What a link leads to: a nation's generic book, or a stored one. */
export type LinkAim =
  | { readonly nation: NonNullable<BookLink["nation"]>; readonly bookId: null }
  | { readonly nation: null; readonly bookId: string };

/** Admits all entries of another book without limit, at the end of the links, but none of its bodies and commanders. */
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

/** Leads a link to another book, all of whose entries it then admits. */
export const aimLink: Command<ArmyBook, { id: string; aim: LinkAim }> = {
  name: "aimLink",
  run: (draft, { id, aim }) => {
    Object.assign(thingIn(draft.links, id), aim, { entries: "all" });
  },
};

/** Changes which entries a link admits, whether bodies and commanders too, and how many regiments and bases. */
export const editLink: Command<
  ArmyBook,
  { id: string; changes: Partial<Omit<BookLink, "id" | "nation" | "bookId">> }
> = {
  name: "editLink",
  run: (draft, { id, changes }) => {
    Object.assign(thingIn(draft.links, id), changes);
  },
};

/** Takes a link out; lists built on the book keep what came by it. */
export const removeLink: Command<ArmyBook, { id: string }> = {
  name: "removeLink",
  run: (draft, { id }) => {
    thingIn(draft.links, id);
    draft.links = draft.links.filter((link) => link.id !== id);
  },
};

/** Puts a link at another place among the links. */
export const moveLink: Command<ArmyBook, { id: string; to: number }> = {
  name: "moveLink",
  run: (draft, { id, to }) => moveIn(draft.links, id, to),
};
