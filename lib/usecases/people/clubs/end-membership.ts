import type { Database } from "@/lib/db/client";
import { detachDocumentsFromClub } from "@/lib/db/document/documents";
import {
  deleteClub,
  deleteMember,
  detachEventsFromClub,
  findClub,
  storeRole,
} from "@/lib/db/people/clubs";
import type { Club } from "@/lib/domain/people/club";

/**
 * Ends a user's membership. The user's documents for the club's members become private; public ones and events no
 * longer belong to the club. A club without an organiser passes to its longest-standing member; one without members
 * is deleted. Precondition: the club is locked.
 */
export async function endMembership(
  tx: Database,
  { clubId, userId }: { readonly clubId: string; readonly userId: string },
): Promise<void> {
  await detachDocumentsFromClub(tx, { clubId, ownerId: userId });
  await detachEventsFromClub(tx, { clubId, organiserId: userId });
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
