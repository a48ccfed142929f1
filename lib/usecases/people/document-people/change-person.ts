import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { withLockedDocument } from "@/lib/db/locked";
import { deletePerson, endDocumentInvitations, storePerson } from "@/lib/db/people/document-people";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { invitedToOf, moreOf } from "@/lib/domain/people/invited-to";
import {
  canInvitePeople,
  canReadWholeDocument,
  type PersonMay,
} from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

type PersonOfDocument = DocumentKey & { readonly userId: string };

/**
 * Changes what somebody may do with a document. If that is less than before, its invitations end, any of which they may
 * hold. Errors: `not-found`, also for who may nothing; `forbidden`; `invalid-document` for an umpire of what is no
 * scenario.
 */
export function changePerson(
  { actor, database, now }: MemberContext,
  { kind, id, userId, may }: PersonOfDocument & { readonly may: PersonMay },
): Promise<void> {
  return withLockedDocument(database, id, async (tx) => {
    const head = await guardedHead({ actor, database: tx }, { kind, id }, canInvitePeople);
    const before = head.people[userId];
    if (before === undefined) throw noSuchPerson();
    if (!invitedToOf(kind).includes(may)) {
      const message = "Only a scenario has umpires.";
      const issue = { path: "/may", code: "invalid_value", message };
      throw new GrundlagError("invalid-document", message, [issue]);
    }
    await storePerson(tx, { documentId: id, userId, may, now: now() });
    if (moreOf(before, may) !== may) await endDocumentInvitations(tx, { documentId: id }, now());
  });
}

/**
 * Ends what somebody may do with a document, and its invitations, any of which they may hold. Errors: `not-found`, also
 * for who may nothing; `forbidden`.
 */
export function removePerson(
  { actor, database, now }: MemberContext,
  { kind, id, userId }: PersonOfDocument,
): Promise<void> {
  return withLockedDocument(database, id, async (tx) => {
    await guardedHead({ actor, database: tx }, { kind, id }, canInvitePeople);
    await remove(tx, { documentId: id, userId, now: now() });
  });
}

/** Gives up what the user may do with a document by invitation; its invitations end as well. Error: `not-found`. */
export function leaveDocument(
  { actor, database, now }: MemberContext,
  { kind, id }: DocumentKey,
): Promise<void> {
  return withLockedDocument(database, id, async (tx) => {
    await guardedHead({ actor, database: tx }, { kind, id }, canReadWholeDocument);
    await remove(tx, { documentId: id, userId: actor.id, now: now() });
  });
}

async function remove(
  tx: Database,
  { now, ...key }: { readonly documentId: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  if (!(await deletePerson(tx, key))) throw noSuchPerson();
  await endDocumentInvitations(tx, { documentId: key.documentId }, now);
}

function noSuchPerson(): GrundlagError {
  return new GrundlagError("not-found", "The document has no such person.");
}
