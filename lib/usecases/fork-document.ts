import type { MemberContext } from "@/lib/auth/actor";
import { insertDocument } from "@/lib/db/documents";
import { withLockedDocument } from "@/lib/db/locked";
import { canForkDocument } from "@/lib/domain/permissions";
import { type DocumentKey, guardedDocument } from "@/lib/usecases/guard";

/** Copies a document into a private one of one's own that credits the original. Errors: `not-found`, `forbidden`. */
export function forkDocument(
  { actor, database, newId, now }: MemberContext,
  key: DocumentKey,
): Promise<{ id: string; version: number }> {
  return withLockedDocument(database, key.id, async (tx) => {
    const original = await guardedDocument({ actor, database: tx }, key, canForkDocument);
    const id = newId();
    await insertDocument(tx, {
      id,
      ownerId: actor.id,
      authorId: actor.id,
      visibility: "private",
      document: original.document,
      forkedFrom: { id: original.id, title: original.title },
      now: now(),
    });
    return { id, version: 1 };
  });
}
