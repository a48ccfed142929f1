import type { MemberContext } from "@/lib/auth/actor";
import { deleteDocument as remove } from "@/lib/db/document/documents";
import { canDeleteDocument } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/**
 * Deletes a document with its revisions and releases; copies made by others are kept. Errors: `not-found`,
 * `forbidden`.
 */
export async function deleteDocument(context: MemberContext, key: DocumentKey): Promise<void> {
  await guardedHead(context, key, canDeleteDocument);
  await remove(context.database, key.id);
}
