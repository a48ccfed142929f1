import type { Context } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { findHead, openDocument } from "@/lib/db/document/documents";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import { shippedBookId } from "@/lib/domain/bogowie-wojny/book/book-words";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { canReadWholeDocument } from "@/lib/domain/people/permissions";

/**
 * The current version of the book a list is built on, since the newest statistics count [13.2]; if it has none, the
 * shipped book of its nation. Null if the reader may not, or may no longer, open the book.
 */
export async function bookOfList(
  { actor, database }: { readonly actor: Context["actor"]; readonly database: Database },
  { book, nation }: Pick<ArmyList, "book" | "nation">,
): Promise<ArmyBook | null> {
  const id = book?.id ?? shippedBookId(nation);
  const head = await findHead(database, { kind: "army-book", id });
  if (!head || !canReadWholeDocument({ reader: actor, document: head })) return null;
  return (await openDocument(database, "army-book", head))?.document ?? null;
}
