import type { ArmyBook, BookFormation, BookLink } from "../army-book/army-book";
import type { BookEntry } from "../army-book/book-entry";
import type {
  ArmyList,
  PinnedBook,
  PinnedCommander,
  PinnedEntry,
  PinnedLink,
  Regiment,
} from "./army-list";
import type { PinnedFormation } from "./pinned-formation";

/** The snapshot with one more entry of the book; as it stands where the list has it already. */
export function pinEntry(
  snapshot: readonly PinnedEntry[],
  entry: PinnedEntry,
): readonly PinnedEntry[] {
  return snapshot.some(({ id }) => id === entry.id) ? snapshot : [...snapshot, entry];
}

/** The snapshot's entry that came by a link of the book; `undefined` where none did yet. */
export function entryByLink(
  { bookEntries }: Pick<ArmyList, "bookEntries">,
  { linkId, entryId }: NonNullable<PinnedEntry["from"]>,
): PinnedEntry | undefined {
  return bookEntries.find(({ from }) => from?.linkId === linkId && from.entryId === entryId);
}

/** The id that an entry named by a historical body has in the list; `undefined` where the list has not taken it over. */
export function entryIdFor(
  list: Pick<ArmyList, "bookEntries">,
  { from }: Pick<PinnedFormation, "from">,
  entryId: string,
): string | undefined {
  return from === undefined ? entryId : entryByLink(list, { ...from, entryId })?.id;
}

/** The historical body that came by a link; `undefined` where it did not yet. */
export function bodyByLink(
  { bookFormations }: Pick<ArmyList, "bookFormations">,
  { linkId, formationId }: NonNullable<PinnedFormation["from"]>,
): PinnedFormation | undefined {
  return bookFormations.find(
    ({ from }) => from?.linkId === linkId && from.formationId === formationId,
  );
}

/** The commander who came by a link; `undefined` where the commander has not come yet. */
export function commanderByLink(
  { bookCommanders }: Pick<ArmyList, "bookCommanders">,
  { linkId, commanderId }: NonNullable<PinnedCommander["from"]>,
): PinnedCommander | undefined {
  return bookCommanders.find(
    ({ from }) => from?.linkId === linkId && from.commanderId === commanderId,
  );
}

/** The regiments that came into a list by a link of its book. */
export function regimentsByLink(
  list: Pick<ArmyList, "bookEntries" | "formations">,
  linkId: string,
): Regiment[] {
  const ids = new Set(
    list.bookEntries.filter(({ from }) => from?.linkId === linkId).map(({ id }) => id),
  );
  return list.formations
    .flatMap(({ regiments }) => regiments)
    .filter(({ entryId }) => entryId !== null && ids.has(entryId));
}

/** The title of the linked book that a regiment's entry is of; `undefined` for the list's own. */
export function linkedTitleOf(
  { bookEntries, bookLinks }: Pick<ArmyList, "bookEntries" | "bookLinks">,
  { entryId }: Pick<Regiment, "entryId">,
): string | undefined {
  const linkId = bookEntries.find(({ id }) => id === entryId)?.from?.linkId;
  return bookLinks.find(({ id }) => id === linkId)?.book.title;
}

/** A link of the book as a list keeps it, with the book it led to. */
export function pinnedLinkOf(
  { id, bodies, commanders, maxRegiments, maxBases }: BookLink,
  book: PinnedBook,
): PinnedLink {
  return { id, book, bodies, commanders, maxRegiments, maxBases };
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
    ...list.bookFormations.flatMap((body) =>
      body.regiments.map(({ entryId }) => entryIdFor(list, body, entryId)),
    ),
  ]);
  return list.bookEntries.filter(({ id }) => !used.has(id));
}

/** The links kept of the book by which nothing of the snapshot came. */
export function unusedLinks({
  bookEntries,
  bookFormations,
  bookCommanders,
  bookLinks,
}: Pick<
  ArmyList,
  "bookEntries" | "bookFormations" | "bookCommanders" | "bookLinks"
>): PinnedLink[] {
  const kept = [...bookEntries, ...bookFormations, ...bookCommanders];
  const used = new Set(kept.map(({ from }) => from?.linkId));
  return bookLinks.filter(({ id }) => !used.has(id));
}
