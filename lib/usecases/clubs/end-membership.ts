import type { Database } from "@/lib/db/client";
import { takeEventsOutOfClub } from "@/lib/db/club-events";
import { deleteClub, deleteMember, findClub, storeRole } from "@/lib/db/clubs";
import { takeOutOfClub } from "@/lib/db/documents";
import type { Club } from "@/lib/domain/club/club";

/**
 * Ends a user's membership, with the club locked: the user's documents of the club become private, public ones and
 * events are no longer the club's. A club without organiser passes to its longest-standing member, one without members
 * is deleted.
 */
export async function endMembership(
  tx: Database,
  { clubId, userId }: { readonly clubId: string; readonly userId: string },
): Promise<void> {
  await takeOutOfClub(tx, { clubId, ownerId: userId });
  await takeEventsOutOfClub(tx, { clubId, organiserId: userId });
  await deleteMember(tx, { clubId, userId });
  const club = await findClub(tx, { id: clubId });
  if (club) await settleSuccession(tx, club);
}

async function settleSuccession(tx: Database, { id, members }: Club): Promise<void> {
  const [eldest] = members;
  if (!eldest) return deleteClub(tx, id);
  if (members.some(({ role }) => role === "organiser")) return;
  await storeRole(tx, { clubId: id, userId: eldest.userId, role: "organiser" });
}
