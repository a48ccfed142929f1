import type { Context } from "@/lib/auth/actor";
import type { ArmyList, PinnedBook, PinnedLink } from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  type BookChange,
  bookChanges,
  linkedBookChanges,
} from "@/lib/domain/bogowie-wojny/list/book-changes";
import { pinnedBookOf } from "@/lib/domain/bogowie-wojny/list/pin";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { type ReadDocument, readDocument } from "@/lib/usecases/document/read-document";

/** How a list compares with a book it took entries from. */
interface BookComparison {
  /** `null` if the list was built on no book. */
  readonly pinned: PinnedBook | null;
  /** The book as it is now; `null` if it was deleted or is no longer shared with the reader. */
  readonly newest: PinnedBook | null;
  readonly isNewer: boolean;
  readonly changes: readonly BookChange[];
}

/** The same for a book that the list's own book links to. */
interface LinkedBookComparison extends BookComparison {
  readonly linkId: string;
}

/**
 * Whether there are newer versions of the book a list was built on and of the books which that one links to, and what
 * they would change. Error: `not-found`.
 */
export async function comparePinnedBook(
  context: Context,
  listId: string,
): Promise<BookComparison & { readonly linked: readonly LinkedBookComparison[] }> {
  const { document: list } = await readDocument(context, { kind: "army-list", id: listId });
  const own = await compareOwn(context, list);
  const linked: LinkedBookComparison[] = [];
  for (const link of list.bookLinks) linked.push(await compareLinked(context, list, link));
  return { ...own, linked };
}

async function compareOwn(context: Context, list: ArmyList): Promise<BookComparison> {
  const nothing = { pinned: list.book, newest: null, isNewer: false, changes: [] };
  const stored = list.book && (await bookNow(context, list.book));
  if (!stored || list.book === null) return nothing;
  return {
    pinned: list.book,
    newest: pinnedBookOf(stored),
    isNewer: stored.version > list.book.version,
    changes: bookChanges(list, stored.document),
  };
}

async function compareLinked(
  context: Context,
  list: ArmyList,
  { id: linkId, book: pinned }: PinnedLink,
): Promise<LinkedBookComparison> {
  const stored = await bookNow(context, pinned);
  if (stored === null) return { linkId, pinned, newest: null, isNewer: false, changes: [] };
  return {
    linkId,
    pinned,
    newest: pinnedBookOf(stored),
    isNewer: stored.version > pinned.version,
    changes: linkedBookChanges(list, linkId, stored.document),
  };
}

async function bookNow(
  context: Context,
  { id }: PinnedBook,
): Promise<ReadDocument<"army-book"> | null> {
  return readDocument(context, { kind: "army-book", id }).catch((error: unknown) => {
    if (error instanceof GrundlagError && error.code === "not-found") return null;
    throw error;
  });
}
