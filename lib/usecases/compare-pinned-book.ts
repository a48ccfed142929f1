import type { Context } from "@/lib/auth/actor";
import type { PinnedBook } from "@/lib/domain/army-list/army-list";
import { type BookChange, bookChanges } from "@/lib/domain/army-list/book-changes";
import { pinnedBookOf } from "@/lib/domain/army-list/pin";
import { GrundlagError } from "@/lib/domain/error-code";
import { readDocument } from "@/lib/usecases/read-document";

/** How a list stands to the book it was built on. */
export interface BookComparison {
  /** `null`: built on none. */
  readonly pinned: PinnedBook | null;
  /** As the book is now; `null` where it is gone or no longer shared with the reader. */
  readonly newest: PinnedBook | null;
  readonly isNewer: boolean;
  readonly changes: readonly BookChange[];
}

/** Whether there is a newer version of the book a list was built on, and what it would change. Error: `not-found`. */
export async function comparePinnedBook(context: Context, listId: string): Promise<BookComparison> {
  const { document: list } = await readDocument(context, { kind: "army-list", id: listId });
  const nothing = { pinned: list.book, newest: null, isNewer: false, changes: [] };
  if (list.book === null) return nothing;
  const key = { kind: "army-book", id: list.book.id } as const;
  const stored = await readDocument(context, key).catch(noneWhereGone);
  if (stored === null) return nothing;
  return {
    pinned: list.book,
    newest: pinnedBookOf(stored),
    isNewer: stored.version > list.book.version,
    changes: bookChanges(list, stored.document),
  };
}

function noneWhereGone(error: unknown): null {
  if (error instanceof GrundlagError && error.code === "not-found") return null;
  throw error;
}
