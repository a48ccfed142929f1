import type { ArmyBook, BookFormation } from "../army-book/army-book";
import type { BookEntry } from "../army-book/book-entry";
import type { ArmyList, PinnedBook } from "./army-list";
import type { PinnedFormation } from "./pinned-formation";

/** The snapshot with one more entry of the book; as it stands where the list has it already. */
export function pinEntry(snapshot: readonly BookEntry[], entry: BookEntry): readonly BookEntry[] {
  return snapshot.some(({ id }) => id === entry.id) ? snapshot : [...snapshot, entry];
}

/** A historical body of the book as a list keeps it, with the name of its general [13.2]. */
export function pinnedFormationOf(
  book: Pick<ArmyBook, "commanders">,
  formation: BookFormation,
): PinnedFormation {
  const { id, names, level, parentId, regiments, commanderId } = formation;
  const commander = book.commanders.find((each) => each.id === commanderId);
  return {
    id,
    names,
    level,
    parentId,
    regiments: regiments.map(({ entryId, name, bases }) => ({ entryId, name, bases })),
    commander: commander?.name ?? null,
  };
}

/** What a list remembers of the book it is built on. */
export function pinnedBookOf(stored: {
  id: string;
  version: number;
  document: ArmyBook;
}): PinnedBook {
  const { title, edition } = stored.document;
  return { id: stored.id, version: stored.version, title, edition };
}

/** The entries of the snapshot that no regiment and no historical body of the list uses. */
export function unusedEntries(list: ArmyList): BookEntry[] {
  const used = new Set([
    ...list.formations.flatMap(({ regiments }) => regiments.map(({ entryId }) => entryId)),
    ...list.bookFormations.flatMap(({ regiments }) => regiments.map(({ entryId }) => entryId)),
  ]);
  return list.bookEntries.filter(({ id }) => !used.has(id));
}
