import type { Command } from "../../command";
import type { ArmyBook } from "../army-book";

/** What a book says of itself. */
export type BookDetails = Pick<
  ArmyBook,
  "title" | "language" | "nation" | "nationName" | "edition" | "source" | "notes"
>;

/** Changes the title, nation, edition, sources or notes; what is not named stays. */
export const editBook: Command<ArmyBook, Partial<BookDetails>> = {
  name: "editBook",
  run: (draft, changes) => {
    Object.assign(draft, changes);
  },
};

/** Units and commanders that were read from tables, at the end of the book's own. */
export const takeTables: Command<ArmyBook, Pick<ArmyBook, "entries" | "commanders">> = {
  name: "takeTables",
  run: (draft, { entries, commanders }) => {
    draft.entries.push(...entries);
    draft.commanders.push(...commanders);
  },
};
