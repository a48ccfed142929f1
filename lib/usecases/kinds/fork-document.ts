import type { MemberContext } from "@/lib/auth/actor";
import { copyPicture, pictureBytesIn, pictureBytesOf } from "@/lib/db/belle-alliance/pictures";
import type { Database } from "@/lib/db/client";
import { titlesOf } from "@/lib/db/document/documents";
import { insertDocument } from "@/lib/db/document/store-document";
import { withLockedDocument } from "@/lib/db/locked";
import { PICTURE_LIMITS } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import { asCopy } from "@/lib/domain/kinds/as-copy";
import type { CopiedPart } from "@/lib/domain/kinds/copied-part";
import { canForkDocument } from "@/lib/domain/people/permissions";
import { COPY_WORDS } from "@/lib/i18n/copy-words";
import { listPictures } from "@/lib/usecases/belle-alliance/pictures/list-pictures";
import { reserveDocumentQuota } from "@/lib/usecases/document/document-quota";
import { type DocumentKey, guardedReading } from "@/lib/usecases/guard";

/**
 * Copies a document, one of its variants as a document of its own, or only the ground of a scenario, into a private one of the user, under a title of its own and
 * with credit to the original. The pictures below a scenario's map that the user may see come along, if the account
 * has room for them.
 * Errors: `not-found`, `forbidden`, `too-many-documents`.
 */
export function forkDocument(
  context: MemberContext,
  key: DocumentKey,
  part: CopiedPart = "whole",
): Promise<{ id: string; version: number }> {
  const { actor, database, newId, now } = context;
  const whole = variantAddress(key.id).id;
  return withLockedDocument(database, whole, async (tx) => {
    const original = await guardedReading({ actor, database: tx }, key, canForkDocument);
    await reserveDocumentQuota(tx, context);
    const taken = await titlesOf(tx, actor.id, key.kind);
    const id = newId();
    await insertDocument(tx, {
      id,
      ownerId: actor.id,
      authorId: actor.id,
      visibility: "private",
      document: asCopy(original.document, { part, words: COPY_WORDS, taken }),
      forkedFrom: { id: whole, title: original.title },
      now: now(),
    });
    if (key.kind === "scenario") await copyPictures(context, tx, { from: whole, to: id });
    return { id, version: 1 };
  });
}

async function copyPictures(
  { actor, newId, now }: MemberContext,
  tx: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const pictures = await listPictures({ actor, database: tx }, { id: from });
  const ids = pictures.map(({ id }) => id);
  const bytes = (await pictureBytesOf(tx, { ownerId: actor.id })) + (await pictureBytesIn(tx, ids));
  if (bytes > PICTURE_LIMITS.bytesPerAccount) return;
  for (const id of ids) {
    await copyPicture(tx, id, { id: newId(), documentId: to, createdAt: now() });
  }
}
