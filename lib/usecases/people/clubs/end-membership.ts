import type { Database } from "@/lib/db/client";
import { detachDocumentsFromClub } from "@/lib/db/document/documents";
import {
  deleteClub,
  deleteMember,
  detachEventsFromClub,
  findClub,
  storeRole,
} from "@/lib/db/people/clubs";
import {
  deletePersonOfClub,
  endInvitationsOfClub,
  passHeldDocuments,
} from "@/lib/db/people/document-people";
import type { Club } from "@/lib/domain/people/club";

interface Membership {
  readonly clubId: string;
  readonly userId: string;
}

/**
 * Ends a user's membership. The user's documents for the club's members become private; public ones and events no
 * longer belong to the club. A club without an organiser passes to its longest-standing member; one without members
 * is deleted. What the club holds stays in it, in the keeping of another member, an organiser if there is one, and the
 * user no longer edits it, nor by an invitation to it that they may hold. Precondition: the club is locked.
 */
export async function endMembership(
  tx: Database,
  { clubId, userId, now }: Membership & { readonly now: Date },
): Promise<void> {
  await passHeld(tx, { clubId, userId, now });
  await detachDocumentsFromClub(tx, { clubId, ownerId: userId });
  await detachEventsFromClub(tx, { clubId, organiserId: userId });
  await deleteMember(tx, { clubId, userId });
  const club = await findClub(tx, { id: clubId });
  if (club) await settleSuccession(tx, club);
}

async function passHeld(
  tx: Database,
  { clubId, userId, now }: Membership & { readonly now: Date },
): Promise<void> {
  const club = await findClub(tx, { id: clubId });
  const isOrganiser = club?.members.some(
    (member) => member.userId === userId && member.role === "organiser",
  );
  await endInvitationsOfClub(tx, isOrganiser ? { clubId } : { clubId, userId }, now);
  const others = club?.members.filter((member) => member.userId !== userId) ?? [];
  const heir = others.find(({ role }) => role === "organiser") ?? others[0];
  if (!heir) return;
  await passHeldDocuments(tx, { clubId, from: userId, to: heir.userId });
  await deletePersonOfClub(tx, { clubId, userId });
}

async function settleSuccession(tx: Database, { id, members }: Club): Promise<void> {
  const [eldest] = members;
  if (!eldest) return deleteClub(tx, id);
  if (members.some(({ role }) => role === "organiser")) return;
  await storeRole(tx, { clubId: id, userId: eldest.userId, role: "organiser" });
}
