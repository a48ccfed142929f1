import type { Context } from "@/lib/auth/actor";
import { findHead, openDocument } from "@/lib/db/documents";
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

/** Why a list cannot be held against a book: its reader may not open it, or there is none; or it never had the version that the list names. */
export const UNCOMPARED_REASONS = ["book-not-open", "no-such-version"] as const;

/** A book that a list says it took rows from, and that its reader has no means to hold it against. */
export interface UncomparedBook {
  readonly book: PinnedBook;
  readonly reason: (typeof UNCOMPARED_REASONS)[number];
}

/** A list compared with the books it names. */
export interface ListBesideBooks {
  readonly altered: readonly AlteredRows[];
  readonly uncompared: readonly UncomparedBook[];
}

/**
 * What stands in a list under the name of its books, but neither as in the version it names nor as in the newest, so
 * that readers can tell a list changed by hand; and which of the books it could not be compared with, without a word
 * on whether one the reader may not open exists. Of an older version of a book it says only that the row differs.
 */
export function findAlteredRows(
  context: Pick<Context, "actor" | "database">,
  list: ArmyList,
): Promise<ListBesideBooks> {
  return alteredRowsFinder(context)(list);
}

/** The same of many lists, for which each book is looked up once. */
export function alteredRowsFinder(
  context: Pick<Context, "actor" | "database">,
): (list: ArmyList) => Promise<ListBesideBooks> {
  const shelf = new Map<string, Promise<BookStates | UncomparedBook["reason"]>>();
  const statesOf = (book: PinnedBook) => {
    const key = `${book.id} ${book.version}`;
    const known = shelf.get(key) ?? bookStates(context, book);
    shelf.set(key, known);
    return known;
  };
  return async (list) => {
    const altered: AlteredRows[] = [];
    const uncompared: UncomparedBook[] = [];
    for (const { book, changesTo } of booksOf(list)) {
      const states = await statesOf(book);
      if (typeof states === "string") uncompared.push({ book, reason: states });
      else {
        const rows = alteredFrom(states, changesTo);
        if (rows.length > 0) altered.push({ book, rows });
      }
    }
    return { altered, uncompared };
  };
}

type ChangesTo = (book: ArmyBook) => BookChange[];

function booksOf(list: ArmyList): { readonly book: PinnedBook; readonly changesTo: ChangesTo }[] {
  const linked = list.bookLinks.map(({ id, book }) => ({
    book,
    changesTo: (kept: ArmyBook) => linkedBookChanges(list, id, kept),
  }));
  if (list.book === null || !hasOwnRows(list)) return linked;
  return [{ book: list.book, changesTo: (kept) => bookChanges(list, kept) }, ...linked];
}

/** Whether anything in a list is said to come from its own book. */
function hasOwnRows({ bookEntries, bookFormations, bookCommanders }: ArmyList): boolean {
  return [...bookEntries, ...bookFormations, ...bookCommanders].some(
    ({ from }) => from === undefined,
  );
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

async function bookStates(
  { actor, database }: Pick<Context, "actor" | "database">,
  { id, version }: PinnedBook,
): Promise<BookStates | UncomparedBook["reason"]> {
  const kind = "army-book";
  const head = await findHead(database, { kind, id });
  if (head === null || !canReadWholeDocument({ reader: actor, document: head })) {
    return "book-not-open";
  }
  if (version > head.version) return "no-such-version";
  const newest = (await openDocument(database, kind, head))?.document;
  if (!newest) return "book-not-open";
  if (version === head.version) return { newest, named: newest };
  const named = await findRevision(database, { kind, documentId: id, version });
  return named ? { newest, named } : "no-such-version";
}
