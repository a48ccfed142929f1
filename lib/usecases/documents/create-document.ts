import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { findHead, findSentAs } from "@/lib/db/documents";
import { withLockedUser } from "@/lib/db/locked";
import { insertDocument } from "@/lib/db/store-document";
import type { Finding } from "@/lib/domain/check-report";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { GrundlagError } from "@/lib/domain/error-code";
import { canCreateDocument, canForkDocument } from "@/lib/domain/permissions";
import { assertDocumentRoom } from "@/lib/usecases/documents/document-room";
import { documentAsSent } from "@/lib/usecases/documents/well-formed";
import type { DocumentKey } from "@/lib/usecases/guard";

interface NewDocument {
  readonly kind: DocumentKind;
  readonly json: unknown;
  /** What its sender calls this request: sent again under the same name it stores nothing more. */
  readonly sentAs?: string | undefined;
  /** The id of what it was copied from before it had an account. */
  readonly forkedFrom?: string | undefined;
}

interface CreatedDocument {
  readonly id: string;
  readonly version: number;
  /** Where points in it were false. */
  readonly recalculated: readonly Finding[];
  /** False where an earlier request of the same name had stored it. */
  readonly isNew: boolean;
}

/**
 * Stores a new private document, or an exported one again. It credits what it was copied from where its author may copy
 * that still. Errors: `invalid-document`, `forbidden`, `too-many-documents`.
 */
export async function createDocument(
  context: MemberContext,
  { kind, json, sentAs, forkedFrom }: NewDocument,
): Promise<CreatedDocument> {
  const { actor, database } = context;
  if (!canCreateDocument(actor)) {
    throw new GrundlagError("forbidden", "This account cannot write documents.");
  }
  const { document, recalculated } = documentAsSent(kind, json);
  const id = context.newId();
  return withLockedUser(database, actor.id, async (tx) => {
    const stored = sentAs ? await findSentAs(tx, { ownerId: actor.id, kind, sentAs }) : null;
    if (stored) return { ...stored, recalculated, isNew: false };
    await assertDocumentRoom(tx, context);
    await insertDocument(tx, {
      id,
      ownerId: actor.id,
      authorId: actor.id,
      visibility: "private",
      document,
      sentAs,
      forkedFrom: forkedFrom ? await originalOf(tx, context, { kind, id: forkedFrom }) : undefined,
      now: context.now(),
    });
    return { id, version: 1, recalculated, isNew: true };
  });
}

async function originalOf(tx: Database, { actor }: MemberContext, key: DocumentKey) {
  const head = await findHead(tx, key);
  const isOpen = head !== null && canForkDocument({ reader: actor, document: head });
  return isOpen ? { id: head.id, title: head.title } : undefined;
}
