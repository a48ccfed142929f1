import type { MemberContext } from "@/lib/auth/actor";
import { insertDocument } from "@/lib/db/documents";
import { withLockedUser } from "@/lib/db/locked";
import type { Finding } from "@/lib/domain/check-report";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { GrundlagError } from "@/lib/domain/error-code";
import { canCreateDocument } from "@/lib/domain/permissions";
import { documentAsSent } from "@/lib/usecases/documents/document-as-sent";
import { assertDocumentRoom } from "@/lib/usecases/documents/document-room";

/**
 * Stores a new private document, or an exported one again; `recalculated` says where points in it were false. Errors:
 * `invalid-document`, `forbidden`, `too-many-documents`.
 */
export async function createDocument(
  context: MemberContext,
  input: { kind: DocumentKind; json: unknown },
): Promise<{ id: string; version: number; recalculated: readonly Finding[] }> {
  const { actor, database } = context;
  if (!canCreateDocument(actor)) {
    throw new GrundlagError("forbidden", "This account cannot write documents.");
  }
  const { document, recalculated } = documentAsSent(input.kind, input.json);
  const id = context.newId();
  return withLockedUser(database, actor.id, async (tx) => {
    await assertDocumentRoom(tx, context);
    await insertDocument(tx, {
      id,
      ownerId: actor.id,
      authorId: actor.id,
      visibility: "private",
      document,
      now: context.now(),
    });
    return { id, version: 1, recalculated };
  });
}
