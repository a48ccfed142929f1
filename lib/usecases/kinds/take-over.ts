import type { MemberContext } from "@/lib/auth/actor";
import { listPictures, pictureBytesIn, pictureBytesOf } from "@/lib/db/belle-alliance/pictures";
import type { Database } from "@/lib/db/client";
import type { DocumentHead, Keeper } from "@/lib/db/document/documents";
import {
  deletePerson,
  endDocumentInvitations,
  storeOwner,
  storePerson,
} from "@/lib/db/people/document-people";
import { PICTURE_LIMITS } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { assertDocumentQuota } from "@/lib/usecases/document/document-quota";

/**
 * Makes the actor the owner of a document; the former owner stays as an editor, and its invitations end. What was for
 * the members of a club that the actor is not in becomes private. Preconditions: document and both accounts are locked, and
 * the actor was invited. Errors: `too-many-documents`, `conflict` if the account has no room for its pictures.
 */
export async function takeOver(
  context: MemberContext,
  tx: Database,
  document: DocumentHead,
): Promise<void> {
  const { actor, now } = context;
  const { id, ownerId: before, visibility, clubId } = document;
  if (before !== actor.id) await assertRoom(context, tx, document);
  const staysInClub = clubId === null || actor.clubIds.includes(clubId);
  await storeOwner(tx, {
    id,
    ownerId: actor.id,
    visibility: !staysInClub && visibility === "club" ? "private" : visibility,
    clubId: staysInClub ? clubId : null,
    heldByClub: false,
  });
  await deletePerson(tx, { documentId: id, userId: actor.id });
  if (before !== actor.id) {
    await storePerson(tx, { documentId: id, userId: before, may: "edit", now: now() });
  }
  await endDocumentInvitations(tx, { documentId: id }, now());
}

/** Whether an account or a club has room for the pictures of one more document. */
export async function hasRoomForPictures(
  tx: Database,
  { id, keeper }: { readonly id: string; readonly keeper: Keeper },
): Promise<boolean> {
  const ids = (await listPictures(tx, id)).map((picture) => picture.id);
  const bytes = (await pictureBytesOf(tx, keeper)) + (await pictureBytesIn(tx, ids));
  return bytes <= PICTURE_LIMITS.bytesPerAccount;
}

async function assertRoom(
  context: MemberContext,
  tx: Database,
  { id }: DocumentHead,
): Promise<void> {
  await assertDocumentQuota(tx, context);
  if (!(await hasRoomForPictures(tx, { id, keeper: { ownerId: context.actor.id } }))) {
    throw new GrundlagError("conflict", "Your account has no room for the pictures of its map.");
  }
}
