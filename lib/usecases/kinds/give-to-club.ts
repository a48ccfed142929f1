import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { lockClub, withLockedDocument } from "@/lib/db/locked";
import { endDocumentInvitations, storeOwner, storePerson } from "@/lib/db/people/document-people";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { noSuchClub } from "@/lib/domain/people/club-permissions";
import { canHandOver } from "@/lib/domain/people/permissions";
import { isFull } from "@/lib/usecases/document/document-quota";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";
import { hasRoomForPictures } from "@/lib/usecases/kinds/take-over";

/**
 * Gives a document to a club of the user's: its organisers are its owners from then on, and it stays when the user
 * leaves, who stays as an editor. Members read it; what was public stays public. Errors: `not-found`, also for a club
 * the user is not in; `forbidden`; `conflict` if the club has no room for it.
 */
export function giveToClub(
  { actor, database, limits, now }: MemberContext,
  { kind, id, clubId }: DocumentKey & { readonly clubId: string },
): Promise<void> {
  return withLockedDocument(database, id, async (tx) => {
    const head = await guardedHead({ actor, database: tx }, { kind, id }, canHandOver);
    if (!actor.clubIds.includes(clubId)) throw noSuchClub();
    const isThere = head.heldByClub && head.clubId === clubId;
    if (!isThere) await assertClubRoom(tx, { id, clubId, limits });
    const visibility = head.visibility === "public" ? "public" : "club";
    await storeOwner(tx, { id, ownerId: actor.id, visibility, clubId, heldByClub: true });
    await storePerson(tx, { documentId: id, userId: actor.id, may: "edit", now: now() });
    await endDocumentInvitations(tx, { documentId: id, may: "own" }, now());
  });
}

interface Given extends Pick<MemberContext, "limits"> {
  readonly id: string;
  readonly clubId: string;
}

/** A club holds as much as an account. */
async function assertClubRoom(tx: Database, { id, clubId, limits }: Given): Promise<void> {
  await lockClub(tx, clubId);
  const keeper = { clubId };
  const isRoom = await hasRoomForPictures(tx, { id, keeper });
  if (isRoom && !(await isFull(tx, keeper, limits))) return;
  throw refusal("club-full", "The club holds as much as it may; its organisers delete some first.");
}
