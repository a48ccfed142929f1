import type { Command } from "../../command";
import type { ArmyBook, ArmyRule } from "../army-book";
import type { BookNames } from "../book-entry";
import { thingIn } from "./places";

/** A rule of the whole army at the end. */
export const addRule: Command<ArmyBook, { id: string; names: BookNames }> = {
  name: "addRule",
  run: (draft, { id, names }) => {
    draft.specialRules.push({ id, names, text: "", brings: [], points: 0, source: "" });
  },
};

/** Changes a rule's names, text, what it brings or costs. */
export const editRule: Command<ArmyBook, { id: string; changes: Partial<Omit<ArmyRule, "id">> }> = {
  name: "editRule",
  run: (draft, { id, changes }) => {
    Object.assign(thingIn(draft.specialRules, id), changes);
  },
};

/** Takes a rule out. */
export const removeRule: Command<ArmyBook, { id: string }> = {
  name: "removeRule",
  run: (draft, { id }) => {
    thingIn(draft.specialRules, id);
    draft.specialRules = draft.specialRules.filter((rule) => rule.id !== id);
  },
};
