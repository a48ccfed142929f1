import type { MemberContext } from "@/lib/auth/actor";
import { withLockedDocument } from "@/lib/db/locked";
import { endDocumentInvitations } from "@/lib/db/people/document-people";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canInvitePeople } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/** Revokes an invitation to a document; its page then says so. Errors: `not-found`, `forbidden`. */
export function revokeDocumentInvitation(
  { actor, database, now }: MemberContext,
  { kind, id, code }: DocumentKey & { readonly code: string },
): Promise<void> {
  return withLockedDocument(database, id, async (tx) => {
    await guardedHead({ actor, database: tx }, { kind, id }, canInvitePeople);
    const wasLiving = await endDocumentInvitations(tx, { documentId: id, code }, now());
    if (!wasLiving) throw new GrundlagError("not-found", "This document has no such invitation.");
  });
}
