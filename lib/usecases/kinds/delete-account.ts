import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { checkOwnPassword } from "@/lib/auth/credentials";
import { claimedPasswordSchema } from "@/lib/auth/password";
import { deletePicturesOf } from "@/lib/db/belle-alliance/pictures";
import { deleteResultPicturesOf } from "@/lib/db/belle-alliance/result-pictures";
import { deleteUnopenedGames } from "@/lib/db/belle-alliance/scenario-games";
import { deleteUnsharedEvents } from "@/lib/db/bogowie-wojny/events";
import { deleteUnsharedGames } from "@/lib/db/bogowie-wojny/games";
import type { Database } from "@/lib/db/client";
import { deleteOwnedDocuments, handOverPublicDocuments } from "@/lib/db/document/documents";
import { lockClubsOf, withLockedAccount } from "@/lib/db/locked";
import { listClubsOf } from "@/lib/db/people/clubs";
import { deletePeopleOf } from "@/lib/db/people/document-people";
import { deleteShareLinksOf } from "@/lib/db/people/share-links";
import { deleteUser, ensureSystemUser } from "@/lib/db/people/users";
import { endMembership } from "@/lib/usecases/people/clubs/end-membership";

/** What happens to the user's public documents: `delete` deletes them too, `leave` leaves them to the library. */
const PUBLIC_DOCUMENTS_FATES = ["delete", "leave"] as const;

export const deleteAccountSchema = z.strictObject({
  password: claimedPasswordSchema,
  publicDocuments: z.enum(PUBLIC_DOCUMENTS_FATES).default("delete"),
});

/**
 * Permanently deletes the account and its private and unlisted documents. Public documents are deleted too unless
 * they are left to the library under "former member". Links to any of the documents end. Forks made by others are
 * kept, and so are games another person plays, without the pictures the user added to their reports, and events for which another person has handed in a list. A club that
 * loses its only organiser passes to its longest-standing member, and keeps what it holds. Errors: `bad-credentials`, `too-many-requests`.
 */
export async function deleteAccount(
  context: MemberContext,
  { password, publicDocuments }: z.infer<typeof deleteAccountSchema>,
): Promise<void> {
  const { actor, database, now } = context;
  await checkOwnPassword(context, password);
  const former = await ensureSystemUser(database, "former");
  await withLockedAccount(database, actor.id, async (tx) => {
    await leaveClubs(tx, actor.id, now());
    if (publicDocuments === "leave") {
      await deleteShareLinksOf(tx, actor.id);
      await deletePicturesOf(tx, actor.id);
      await deletePeopleOf(tx, actor.id);
      await handOverPublicDocuments(tx, { from: actor.id, to: former });
    }
    await deleteOwnedDocuments(tx, actor.id);
    await deleteUnsharedGames(tx, actor.id);
    await deleteUnopenedGames(tx, actor.id);
    await deleteResultPicturesOf(tx, actor.id);
    await deleteUnsharedEvents(tx, actor.id);
    await deleteUser(tx, actor.id);
  });
}

async function leaveClubs(tx: Database, userId: string, now: Date): Promise<void> {
  await lockClubsOf(tx, userId);
  for (const { id: clubId } of await listClubsOf(tx, userId)) {
    await endMembership(tx, { clubId, userId, now });
  }
}
