import type { MemberContext } from "@/lib/auth/actor";
import { withLockedDocument } from "@/lib/db/locked";
import { insertDocument } from "@/lib/db/store-document";
import { canForkDocument } from "@/lib/domain/permissions";
import { type CopiedPart, copiedPart } from "@/lib/domain/scenario/ground-only";
import { holdDocumentRoom } from "@/lib/usecases/documents/document-room";
import { type DocumentKey, guardedDocument } from "@/lib/usecases/guard";

/** Copies a document, or of a scenario the ground alone, into a private one of the user's own that credits the original. Errors: `not-found`, `forbidden`, `too-many-documents`. */
export function forkDocument(
  context: MemberContext,
  key: DocumentKey,
  part: CopiedPart = "whole",
): Promise<{ id: string; version: number }> {
  const { actor, database, newId, now } = context;
  return withLockedDocument(database, key.id, async (tx) => {
    const original = await guardedDocument({ actor, database: tx }, key, canForkDocument);
    await holdDocumentRoom(tx, context);
    const id = newId();
    await insertDocument(tx, {
      id,
      ownerId: actor.id,
      authorId: actor.id,
      visibility: "private",
      document: copiedPart(original.document, part),
      forkedFrom: { id: original.id, title: original.title },
      now: now(),
    });
    return { id, version: 1 };
  });
}
