import type { MemberContext } from "@/lib/auth/actor";
import { insertDocument } from "@/lib/db/document/store-document";
import { withLockedDocument } from "@/lib/db/locked";
import { type CopiedPart, copiedPart } from "@/lib/domain/kinds/copied-part";
import { withFingerprints } from "@/lib/domain/kinds/localise";
import { canForkDocument } from "@/lib/domain/people/permissions";
import { reserveDocumentQuota } from "@/lib/usecases/document/document-quota";
import { type DocumentKey, guardedDocument } from "@/lib/usecases/guard";

/**
 * Copies a document, or only the ground of a scenario, into a private one of the user that credits the original.
 * Errors: `not-found`, `forbidden`, `too-many-documents`.
 */
export function forkDocument(
  context: MemberContext,
  key: DocumentKey,
  part: CopiedPart = "whole",
): Promise<{ id: string; version: number }> {
  const { actor, database, newId, now } = context;
  return withLockedDocument(database, key.id, async (tx) => {
    const original = await guardedDocument({ actor, database: tx }, key, canForkDocument);
    await reserveDocumentQuota(tx, context);
    const id = newId();
    await insertDocument(tx, {
      id,
      ownerId: actor.id,
      authorId: actor.id,
      visibility: "private",
      document: withFingerprints(copiedPart(original.document, part)),
      forkedFrom: { id: original.id, title: original.title },
      now: now(),
    });
    return { id, version: 1 };
  });
}
