import type { ArmyBook, BookFormation, BookLink } from "../book/army-book";
import type { BookEntry } from "../book/book-entry";
import type {
  ArmyList,
  PinnedBook,
  PinnedCommander,
  PinnedEntry,
  PinnedLink,
  Regiment,
} from "./army-list";
import type { PinnedFormation } from "./pinned-formation";

/** The snapshot with an entry of the book added; unchanged if the list already has it. */
export function pinEntry(
  snapshot: readonly PinnedEntry[],
  entry: PinnedEntry,
): readonly PinnedEntry[] {
  return snapshot.some(({ id }) => id === entry.id) ? snapshot : [...snapshot, entry];
}

/** The copy of an entry of a linked book; `undefined` if the list has none yet. */
export function entryByLink(
  { bookEntries }: Pick<ArmyList, "bookEntries">,
  { linkId, entryId }: NonNullable<PinnedEntry["from"]>,
): PinnedEntry | undefined {
  return bookEntries.find(({ from }) => from?.linkId === linkId && from.entryId === entryId);
}

/** The id in the list of an entry named by a historical body; `undefined` if the list has no copy of it. */
export function entryIdFor(
  list: Pick<ArmyList, "bookEntries">,
  { from }: Pick<PinnedFormation, "from">,
  entryId: string,
): string | undefined {
  return from === undefined ? entryId : entryByLink(list, { ...from, entryId })?.id;
}

/** The copy of a historical body of a linked book; `undefined` if the list has none yet. */
export function bodyByLink(
  { bookFormations }: Pick<ArmyList, "bookFormations">,
  { linkId, formationId }: NonNullable<PinnedFormation["from"]>,
): PinnedFormation | undefined {
  return bookFormations.find(
    ({ from }) => from?.linkId === linkId && from.formationId === formationId,
  );
}

/** The copy of a commander of a linked book; `undefined` if the list has none yet. */
export function commanderByLink(
  { bookCommanders }: Pick<ArmyList, "bookCommanders">,
  { linkId, commanderId }: NonNullable<PinnedCommander["from"]>,
): PinnedCommander | undefined {
  return bookCommanders.find(
    ({ from }) => from?.linkId === linkId && from.commanderId === commanderId,
  );
}

/** The regiments whose entries come from a linked book. */
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

/** The title of the linked book of a regiment's entry; `undefined` for the list's own book. */
export function linkedTitleOf(
  { bookEntries, bookLinks }: Pick<ArmyList, "bookEntries" | "bookLinks">,
  { entryId }: Pick<Regiment, "entryId">,
): string | undefined {
  const linkId = bookEntries.find(({ id }) => id === entryId)?.from?.linkId;
  return bookLinks.find(({ id }) => id === linkId)?.book.title;
}

/** A list's copy of a link of its book, with the linked book. */
export function pinnedLinkOf(
  { id, bodies, commanders, maxRegiments, maxBases }: BookLink,
  book: PinnedBook,
): PinnedLink {
  return { id, book, bodies, commanders, maxRegiments, maxBases };
}

/** A list's copy of a historical body of the book, with the name of its general [13.2]. */
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

/** A list's reference to the book it is built on. */
export function pinnedBookOf(stored: {
  id: string;
  version: number;
  document: ArmyBook;
}): PinnedBook {
  const { title, edition } = stored.document;
  return { id: stored.id, version: stored.version, title, edition };
}

/** The copied entries that no regiment or historical body of the list uses. */
export function unusedEntries(list: ArmyList): BookEntry[] {
  const used = new Set([
    ...list.formations.flatMap(({ regiments }) => regiments.map(({ entryId }) => entryId)),
    ...list.bookFormations.flatMap((body) =>
      body.regiments.map(({ entryId }) => entryIdFor(list, body, entryId)),
    ),
  ]);
  return list.bookEntries.filter(({ id }) => !used.has(id));
}

/** The copied links through which nothing in the list came. */
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
