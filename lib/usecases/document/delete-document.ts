import type { MemberContext } from "@/lib/auth/actor";
import { deleteDocument as remove } from "@/lib/db/document/documents";
import { withLockedDocument } from "@/lib/db/locked";
import { canDeleteDocument } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/**
 * Deletes a document with its revisions and releases; copies made by others are kept. Errors: `not-found`,
 * `forbidden`.
 */
export function deleteDocument(
  { actor, database }: MemberContext,
  key: DocumentKey,
): Promise<void> {
  return withLockedDocument(database, key.id, async (tx) => {
    await guardedHead({ actor, database: tx }, key, canDeleteDocument);
    await remove(tx, key.id);
  });
}
