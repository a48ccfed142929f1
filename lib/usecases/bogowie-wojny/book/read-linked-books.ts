import type { Context } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { findHeads, openDocuments, type StoredDocument } from "@/lib/db/document/documents";
import type {
  ArmyBook,
  BookCommander,
  BookFormation,
  BookLink,
} from "@/lib/domain/bogowie-wojny/book/army-book";
import type { BookEntry } from "@/lib/domain/bogowie-wojny/book/book-entry";
import {
  admittedBodies,
  admittedCommanders,
  admittedEntries,
  aimOf,
} from "@/lib/domain/bogowie-wojny/book/linked";
import type { PinnedBook } from "@/lib/domain/bogowie-wojny/list/army-list";
import { pinnedBookOf } from "@/lib/domain/bogowie-wojny/list/pin";
import type { Language } from "@/lib/domain/document/language";
import { canReadWholeDocument } from "@/lib/domain/people/permissions";
import { readDocument } from "@/lib/usecases/document/read-document";

/** A link of a book with the linked book's contents. */
export interface LinkedBook {
  readonly link: BookLink;
  /** The current version of the linked book; `null` if it was deleted or is not shared with the reader. */
  readonly book: (PinnedBook & { readonly language: Language }) | null;
  /** The entries the link admits, as they are now. */
  readonly entries: readonly BookEntry[];
  /** The historical formations the link admits, and the commanders: all, or only those of these formations. */
  readonly formations: readonly BookFormation[];
  readonly commanders: readonly BookCommander[];
}

/**
 * The books from which an army book admits entries, formations and commanders [13.2], in the order of its links.
 * Error: `not-found` if the army book itself cannot be read.
 */
export async function readLinkedBooks(context: Context, id: string): Promise<LinkedBook[]> {
  const { document } = await readDocument(context, { kind: "army-book", id });
  return linkedBooksOf(context, document);
}

/** The same for a book that was already read. */
export async function linkedBooksOf(
  { actor, database }: Pick<Context, "actor"> & { readonly database: Database },
  { links }: Pick<ArmyBook, "links">,
): Promise<LinkedBook[]> {
  if (links.length === 0) return [];
  const ids = [...new Set(links.map(aimOf))];
  const heads = await findHeads(database, { kind: "army-book", ids });
  const readable = heads.filter((document) => canReadWholeDocument({ reader: actor, document }));
  const open = await openDocuments(database, "army-book", readable);
  return links.map((link) =>
    linkedBook(
      link,
      open.find(({ id }) => id === aimOf(link)),
    ),
  );
}

function linkedBook(link: BookLink, stored: StoredDocument<"army-book"> | undefined): LinkedBook {
  if (stored === undefined)
    return { link, book: null, entries: [], formations: [], commanders: [] };
  const { document } = stored;
  const book = { ...pinnedBookOf(stored), language: document.language };
  return {
    link,
    book,
    entries: admittedEntries(link, document),
    formations: admittedBodies(link, document),
    commanders: admittedCommanders(link, document),
  };
}
