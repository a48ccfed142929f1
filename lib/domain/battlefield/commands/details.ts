import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import type { Battlefield } from "../battlefield";
import { toMm } from "../generator/bearing";
import { baseOutline, lieOf } from "../operational-base";
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

/** Gives the field another table, in cm; the operational bases stay in the middle of their edges [14.5]. */
export const setTable: FieldCommand<Partial<TableCm>> = {
  name: "setTable",
  run: (draft, size) => {
    Object.assign(draft.table, size);
    for (const base of draft.bases) {
      base.points = baseOutline(base.edge, draft.table, lieOf(base)).map(toMm);
    }
  },
};
