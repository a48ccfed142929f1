import type { Context } from "@/lib/auth/actor";
import { findHead, openDocument } from "@/lib/db/document/documents";
import { findRevision } from "@/lib/db/document/revisions";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { ArmyList, PinnedBook } from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  type BookChange,
  bookChanges,
  linkedBookChanges,
} from "@/lib/domain/bogowie-wojny/list/book-changes";
import { canReadWholeDocument } from "@/lib/domain/people/permissions";

/** The rows a list claims to have taken from a book but which differ from that book. */
export interface AlteredRows {
  readonly book: PinnedBook;
  /**
   * Units, commanders, links and historical formations: `before` is the value in the list, `after` that in the newest
   * version of the book.
   */
  readonly rows: readonly BookChange[];
}

/**
 * Why a list cannot be compared with a book: its reader may not open the book, or it does not exist; or the book
 * never had the version that the list names.
 */
export const UNCOMPARED_REASONS = ["book-not-open", "no-such-version"] as const;

/** A book that a list claims to have taken rows from, but which it cannot be compared with for this reader. */
export interface UncomparedBook {
  readonly book: PinnedBook;
  readonly reason: (typeof UNCOMPARED_REASONS)[number];
}

/** The result of comparing a list with the books it names. */
export interface BookComparison {
  readonly altered: readonly AlteredRows[];
  readonly uncompared: readonly UncomparedBook[];
}

/**
 * The rows that a list claims to have taken from its books, but which match neither the version it names nor the
 * newest one, so that readers can tell a list changed by hand. Also returns the books it could not be compared with,
 * without revealing whether a book that the reader may not open exists. About an older version of a book it only says
 * that the row differs.
 */
export function findAlteredRows(
  context: Pick<Context, "actor" | "database">,
  list: ArmyList,
): Promise<BookComparison> {
  return alteredRowsFinder(context)(list);
}

/** The same for many lists; each book is looked up once. */
export function alteredRowsFinder(
  context: Pick<Context, "actor" | "database">,
): (list: ArmyList) => Promise<BookComparison> {
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

/** Whether anything in a list comes from its own book, rather than a linked one. */
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

/** A book as it is now, and as it was in the version that a list names. */
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
