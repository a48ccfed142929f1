import type { Context } from "@/lib/auth/actor";
import { findDocument } from "@/lib/db/documents";
import { findRevision } from "@/lib/db/revisions";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import type { ArmyList, PinnedBook } from "@/lib/domain/army-list/army-list";
import {
  type BookChange,
  bookChanges,
  linkedBookChanges,
} from "@/lib/domain/army-list/book-changes";
import { canReadWholeDocument } from "@/lib/domain/permissions";

/** What a list says it took from a book and that book has otherwise. */
export interface AlteredRows {
  readonly book: PinnedBook;
  /** Units, commanders, links and historical bodies: `before` is the list's figure, `after` that of the newest book. */
  readonly rows: readonly BookChange[];
}

/**
 * What stands in a list under the name of its books, but neither as in the version it names nor as in the newest, so
 * that whoever reads a list changed by hand knows. Nothing is told of books that are not kept here, or that the reader
 * may not read; of an older version of the book nothing but that the row is not as in it.
 */
export function findAlteredRows(
  context: Pick<Context, "actor" | "database">,
  list: ArmyList,
): Promise<AlteredRows[]> {
  return alteredRowsFinder(context)(list);
}

/** The same of many lists, for which each book is looked up once. */
export function alteredRowsFinder(
  context: Pick<Context, "actor" | "database">,
): (list: ArmyList) => Promise<AlteredRows[]> {
  const shelf = new Map<string, Promise<BookStates | null>>();
  const statesOf = (book: PinnedBook) => {
    const key = `${book.id} ${book.version}`;
    const known = shelf.get(key) ?? bookStates(context, book);
    shelf.set(key, known);
    return known;
  };
  return async (list) => {
    const found: AlteredRows[] = [];
    for (const { book, changesTo } of booksOf(list)) {
      const states = await statesOf(book);
      const rows = states === null ? [] : alteredFrom(states, changesTo);
      if (rows.length > 0) found.push({ book, rows });
    }
    return found;
  };
}

type ChangesTo = (book: ArmyBook) => BookChange[];

function booksOf(list: ArmyList): { readonly book: PinnedBook; readonly changesTo: ChangesTo }[] {
  const linked = list.bookLinks.map(({ id, book }) => ({
    book,
    changesTo: (kept: ArmyBook) => linkedBookChanges(list, id, kept),
  }));
  if (list.book === null) return linked;
  return [{ book: list.book, changesTo: (kept) => bookChanges(list, kept) }, ...linked];
}

function alteredFrom({ newest, named }: BookStates, changesTo: ChangesTo): BookChange[] {
  const unlikeNamed = new Set(changesTo(named).map(keyOf));
  return changesTo(newest).filter((change) => unlikeNamed.has(keyOf(change)));
}

function keyOf({ what, id }: BookChange): string {
  return `${what} ${id}`;
}

/** A book as it is now and as it was in the version that a list names. */
interface BookStates {
  readonly newest: ArmyBook;
  readonly named: ArmyBook;
}

/** Null where the reader may not read the book, or there is no such book or version. */
async function bookStates(
  { actor, database }: Pick<Context, "actor" | "database">,
  { id, version }: PinnedBook,
): Promise<BookStates | null> {
  const kind = "army-book";
  const newest = await findDocument(database, { kind, id });
  if (newest === null || version > newest.version) return null;
  if (!canReadWholeDocument({ reader: actor, document: newest })) return null;
  const named = await findRevision(database, { kind, documentId: id, version });
  return named && { newest: newest.document, named };
}
