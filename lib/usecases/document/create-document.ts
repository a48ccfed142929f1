import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { findHead, findSentAs } from "@/lib/db/document/documents";
import { insertDocument } from "@/lib/db/document/store-document";
import { withLockedUser } from "@/lib/db/locked";
import type { Finding } from "@/lib/domain/document/check-report";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canCreateDocument, canForkDocument } from "@/lib/domain/people/permissions";
import { assertDocumentQuota } from "@/lib/usecases/document/document-quota";
import { documentAsSent } from "@/lib/usecases/document/well-formed";
import { accessTo, type DocumentKey } from "@/lib/usecases/guard";

interface NewDocument {
  readonly kind: DocumentKind;
  readonly json: unknown;
  /** The sender's own name for this request; repeating it under the same name stores nothing more. */
  readonly sentAs?: string | undefined;
  /** Id of the document it was copied from before its author had an account. */
  readonly forkedFrom?: string | undefined;
}

interface CreatedDocument {
  readonly id: string;
  readonly version: number;
  /** Findings about points in it that were wrong and have been recalculated. */
  readonly recalculated: readonly Finding[];
  /** False if an earlier request with the same name had stored it. */
  readonly isNew: boolean;
}

/**
 * Stores a new private document, or imports an exported one. It credits the document it was copied from if its author
 * may still copy that one. Errors: `invalid-document`, `forbidden`, `too-many-documents`.
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
    await assertDocumentQuota(tx, context);
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
  const isOpen = head !== null && canForkDocument(await accessTo({ actor, database: tx }, head));
  return isOpen ? { id: head.id, title: head.title } : undefined;
}
