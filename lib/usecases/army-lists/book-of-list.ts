import type { Context } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { findHead, openDocument } from "@/lib/db/documents";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import { shippedBookId } from "@/lib/domain/army-book/book-words";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { canReadWholeDocument } from "@/lib/domain/permissions";

/**
 * The book a list is built on as it is today, since the newest statistics count [13.2]; the shipped book of its nation
 * where it has none. Null where its reader may not (or no longer) open it.
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
