import type { Context } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { findDocument } from "@/lib/db/documents";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { canReadWholeDocument } from "@/lib/domain/permissions";

/**
 * The book a list is built on as it is today, for the newest statistics count [13.2]; null where the list has
 * none, or its reader may not open it (any more).
 */
export async function bookOfList(
  { actor, database }: { readonly actor: Context["actor"]; readonly database: Database },
  { book }: Pick<ArmyList, "book">,
): Promise<ArmyBook | null> {
  const stored = book && (await findDocument(database, { kind: "army-book", id: book.id }));
  return stored && canReadWholeDocument({ reader: actor, document: stored })
    ? stored.document
    : null;
}
