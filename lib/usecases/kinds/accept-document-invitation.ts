import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import type { DocumentHead } from "@/lib/db/document/documents";
import { lockUsers, withLockedDocument } from "@/lib/db/locked";
import { countAccepted, listPeople, storePerson } from "@/lib/db/people/document-people";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { type InvitedTo, moreOf } from "@/lib/domain/people/invited-to";
import type { PersonMay } from "@/lib/domain/people/permissions";
import { takeOver } from "@/lib/usecases/kinds/take-over";
import type { FollowedInvitation } from "@/lib/usecases/people/clubs/open-invitation";
import {
  hasAlready,
  invitedDocument,
  livingInvitation,
  noSuchInvitation,
} from "@/lib/usecases/people/document-people/open-document-invitation";

const MAX_PEOPLE = 50;

interface Accepted {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly may: InvitedTo;
}

/**
 * Accepts an invitation to a document; who may more already keeps that. One to become its owner is accepted by one
 * person. Errors: `not-found`, which says whether the invitation has ended; `too-many-requests`; `conflict` if the
 * document has fifty people; `too-many-documents` for a new owner without room.
 */
export async function acceptDocumentInvitation(
  context: MemberContext,
  followed: FollowedInvitation,
): Promise<Accepted> {
  const { actor, database, now } = context;
  const first = await invitedDocument(context, followed);
  return withLockedDocument(database, first.document.id, async (tx) => {
    // Read again, since the invitation may have ended while we waited for the lock.
    const opened = await livingInvitation(tx, followed.code, now());
    if (!opened) throw noSuchInvitation();
    const { document, invitation } = opened;
    const { kind, id } = document;
    const { may } = invitation;
    if (hasAlready(opened, actor)) return { kind, id, may };
    await lockUsers(tx, may === "own" ? [actor.id, document.ownerId] : [actor.id]);
    await countAccepted(tx, followed.code);
    if (may === "own") await takeOver(context, tx, document);
    else await join(tx, { document, userId: actor.id, may, now: now() });
    return { kind, id, may };
  });
}

interface Joining {
  readonly document: DocumentHead;
  readonly userId: string;
  readonly may: PersonMay;
  readonly now: Date;
}

async function join(tx: Database, { document, userId, may, now }: Joining): Promise<void> {
  const before = document.people[userId];
  const isFull = before === undefined && (await listPeople(tx, document.id)).length >= MAX_PEOPLE;
  if (isFull) {
    throw new GrundlagError("conflict", `A document has ${MAX_PEOPLE} people at most.`);
  }
  const more = before === undefined ? may : moreOf(before, may);
  await storePerson(tx, { documentId: document.id, userId, may: more, now });
}
