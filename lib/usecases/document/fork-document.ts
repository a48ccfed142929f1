import type { MemberContext } from "@/lib/auth/actor";
import { titlesOf } from "@/lib/db/document/documents";
import { insertDocument } from "@/lib/db/document/store-document";
import { withLockedDocument } from "@/lib/db/locked";
import { asCopy } from "@/lib/domain/kinds/as-copy";
import type { CopiedPart } from "@/lib/domain/kinds/copied-part";
import { canForkDocument } from "@/lib/domain/people/permissions";
import { COPY_WORDS } from "@/lib/i18n/copy-words";
import { reserveDocumentQuota } from "@/lib/usecases/document/document-quota";
import { type DocumentKey, guardedDocument } from "@/lib/usecases/guard";

/**
 * Copies a document, or only the ground of a scenario, into a private one of the user, under a title of its own and
 * with credit to the original.
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
    const taken = await titlesOf(tx, actor.id, key.kind);
    const id = newId();
    await insertDocument(tx, {
      id,
      ownerId: actor.id,
      authorId: actor.id,
      visibility: "private",
      document: asCopy(original.document, { part, words: COPY_WORDS, taken }),
      forkedFrom: { id: original.id, title: original.title },
      now: now(),
    });
    return { id, version: 1 };
  });
}
