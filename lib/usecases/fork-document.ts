import type { MemberContext } from "@/lib/auth/actor";
import { insertDocument } from "@/lib/db/documents";
import { canForkDocument } from "@/lib/domain/permissions";
import { type DocumentKey, guardedDocument } from "@/lib/usecases/guard";

/** Copies a document into a private one of one's own that credits the original. Errors: `not-found`, `forbidden`. */
export async function forkDocument(
  context: MemberContext,
  key: DocumentKey,
): Promise<{ id: string; version: number }> {
  const original = await guardedDocument(context, key, canForkDocument);
  const id = context.newId();
  await insertDocument(context.database, {
    id,
    ownerId: context.actor.id,
    authorId: context.actor.id,
    visibility: "private",
    document: original.document,
    forkedFrom: { id: original.id, title: original.title },
    now: context.now(),
  });
  return { id, version: 1 };
}
