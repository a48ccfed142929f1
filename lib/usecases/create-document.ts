import type { MemberContext } from "@/lib/auth/actor";
import { insertDocument } from "@/lib/db/documents";
import { withLockedUser } from "@/lib/db/locked";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { GrundlagError } from "@/lib/domain/error-code";
import { canCreateDocument } from "@/lib/domain/permissions";
import { holdDocumentRoom } from "@/lib/usecases/document-room";
import { wellFormed } from "@/lib/usecases/well-formed";

/**
 * Stores a new private document, or an exported one again. Errors: `invalid-document`, `forbidden`,
 * `too-many-documents`.
 */
export async function createDocument(
  context: MemberContext,
  input: { kind: DocumentKind; json: unknown },
): Promise<{ id: string; version: number }> {
  const { actor, database } = context;
  if (!canCreateDocument(actor)) {
    throw new GrundlagError("forbidden", "This account cannot write documents.");
  }
  const document = wellFormed(input.kind, input.json);
  const id = context.newId();
  return withLockedUser(database, actor.id, async (tx) => {
    await holdDocumentRoom(tx, context);
    await insertDocument(tx, {
      id,
      ownerId: actor.id,
      authorId: actor.id,
      visibility: "private",
      document,
      now: context.now(),
    });
    return { id, version: 1 };
  });
}
