import type { Battlefield } from "../battlefield";
import type { FieldCommand } from "./field-command";

/** The details of a battlefield. */
export type FieldDetails = Pick<
  Battlefield,
  "title" | "language" | "notes" | "area" | "initiative"
>;

/** Changes the title, notes, language, area or initiative; what is not named stays. */
export const editField: FieldCommand<Partial<FieldDetails>> = {
  name: "editField",
  run: (draft, changes) => {
    Object.assign(draft, changes);
  },
};
