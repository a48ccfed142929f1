import type { Battlefield } from "../battlefield";
import type { FieldCommand } from "./field-command";

export type FieldDetails = Pick<
  Battlefield,
  "title" | "language" | "notes" | "area" | "initiative"
>;

/** Changes title, notes, language, area or initiative; fields not given stay. */
export const editField: FieldCommand<Partial<FieldDetails>> = {
  name: "editField",
  run: (draft, changes) => {
    Object.assign(draft, changes);
  },
};
