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
  /** Units, commanders, links and historical bodies, by name. */
  readonly names: readonly string[];
}

/**
 * What stands in a list under the name of its books, but neither as in the version it names nor as in the newest, so
 * that whoever reads a list changed by hand knows. Nothing is told of books that are not kept here, or that the reader
 * may not read.
 */
export async function findAlteredRows(
  context: Pick<Context, "actor" | "database">,
  list: ArmyList,
): Promise<AlteredRows[]> {
  const found: AlteredRows[] = [];
  for (const { book, changesTo } of booksOf(list)) {
    const altered = await alteredFrom(context, book, changesTo);
    if (altered.length > 0) found.push({ book, names: altered.map(({ name }) => name) });
  }
  return found;
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

async function alteredFrom(
  { actor, database }: Pick<Context, "actor" | "database">,
  { id, version }: PinnedBook,
  changesTo: ChangesTo,
): Promise<BookChange[]> {
  const kind = "army-book";
  const newest = await findDocument(database, { kind, id });
  if (newest === null || version > newest.version) return [];
  if (!canReadWholeDocument({ reader: actor, document: newest })) return [];
  if (changesTo(newest.document).length === 0) return [];
  const named = await findRevision(database, { kind, documentId: id, version });
  return named === null ? [] : changesTo(named);
}
