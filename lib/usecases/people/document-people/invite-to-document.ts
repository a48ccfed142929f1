import type { MemberContext } from "@/lib/auth/actor";
import { withLockedDocument } from "@/lib/db/locked";
import {
  type DocumentInvitation,
  endDocumentInvitations,
  insertDocumentInvitation,
  listDocumentInvitations,
} from "@/lib/db/people/document-people";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { expiryOf } from "@/lib/domain/people/club";
import type { NewDocumentInvitation } from "@/lib/domain/people/document-people";
import { invitedToOf } from "@/lib/domain/people/invited-to";
import { canHandOver, canInvitePeople } from "@/lib/domain/people/permissions";
import { makeSlug } from "@/lib/domain/people/share-link";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

const MAX_INVITATIONS = 20;

/**
 * Creates an invitation to a document; one to become its owner ends the previous one. Errors: `not-found`,
 * `forbidden`; `invalid-document` for an umpire of what is no scenario; `conflict` if it has twenty.
 */
export function inviteToDocument(
  { actor, database, now, chance }: MemberContext,
  { kind, id, may, days }: DocumentKey & NewDocumentInvitation,
): Promise<DocumentInvitation> {
  return withLockedDocument(database, id, async (tx) => {
    const permission = may === "own" ? canHandOver : canInvitePeople;
    await guardedHead({ actor, database: tx }, { kind, id }, permission);
    if (!invitedToOf(kind).includes(may)) throw noUmpires();
    const createdAt = now();
    if (may === "own") await endDocumentInvitations(tx, { documentId: id, may }, createdAt);
    const living = await listDocumentInvitations(tx, { documentId: id, now: createdAt });
    if (living.length >= MAX_INVITATIONS) throw tooMany();
    const expiresAt = expiryOf({ days }, createdAt);
    const invitation = { code: makeSlug(chance), may, createdAt, expiresAt };
    await insertDocumentInvitation(tx, { ...invitation, documentId: id });
    return { ...invitation, accepted: 0 };
  });
}

function noUmpires(): GrundlagError {
  const message = "Only a scenario has umpires; invite to `edit`, `comment` or `own`.";
  return new GrundlagError("invalid-document", message, [
    { path: "/may", code: "invalid_value", message },
  ]);
}

function tooMany(): GrundlagError {
  return new GrundlagError(
    "conflict",
    `A document has ${MAX_INVITATIONS} invitations at most; take some back.`,
  );
}
