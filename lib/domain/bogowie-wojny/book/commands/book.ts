import type { Command } from "../../../document/command";
import type { ArmyBook, ArmyRule } from "../army-book";
import type { BookNames } from "../book-entry";
import { thingIn } from "./places";

export type BookDetails = Pick<
  ArmyBook,
  "title" | "language" | "nation" | "nationName" | "edition" | "source" | "notes"
>;

/** Changes the title, nation, edition, sources or notes; fields not given stay unchanged. */
export const editBook: Command<ArmyBook, Partial<BookDetails>> = {
  name: "editBook",
  run: (draft, changes) => {
    Object.assign(draft, changes);
  },
};

/** Takes units and commanders read from tables: rows of the book as they now are, and new ones, which are appended. */
export const takeTables: Command<ArmyBook, Pick<ArmyBook, "entries" | "commanders">> = {
  name: "takeTables",
  run: (draft, { entries, commanders }) => {
    for (const entry of entries) put(draft.entries, entry);
    for (const commander of commanders) put(draft.commanders, commander);
  },
};

function put<Thing extends { readonly id: string }>(things: Thing[], thing: Thing): void {
  const at = things.findIndex(({ id }) => id === thing.id);
  if (at < 0) things.push(thing);
  else things[at] = thing;
}

/** Appends a rule of the whole army. */
export const addRule: Command<ArmyBook, { id: string; names: BookNames }> = {
  name: "addRule",
  run: (draft, { id, names }) => {
    draft.specialRules.push({ id, names, text: "", brings: [], points: 0, source: "" });
  },
};

/** Changes a rule's names, text, terrain or cost. */
export const editRule: Command<ArmyBook, { id: string; changes: Partial<Omit<ArmyRule, "id">> }> = {
  name: "editRule",
  run: (draft, { id, changes }) => {
    Object.assign(thingIn(draft.specialRules, id), changes);
  },
};

export const removeRule: Command<ArmyBook, { id: string }> = {
  name: "removeRule",
  run: (draft, { id }) => {
    thingIn(draft.specialRules, id);
    draft.specialRules = draft.specialRules.filter((rule) => rule.id !== id);
  },
};
