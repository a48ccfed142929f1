import type { MemberContext } from "@/lib/auth/actor";
import { deleteClub as remove } from "@/lib/db/clubs";
import { takeOutOfClub } from "@/lib/db/documents";
import { withLockedClubLibrary } from "@/lib/db/locked";
import { canDeleteClub } from "@/lib/domain/club/club-permissions";
import { guardedClub } from "@/lib/usecases/clubs/club-guard";

/**
 * Deletes a club. What was for its members becomes its owners' alone, public documents and events stay without it.
 * Errors: `not-found`, `forbidden`.
 */
export function deleteClub({ actor, database }: MemberContext, slug: string): Promise<void> {
  return withLockedClubLibrary(database, slug, async (tx) => {
    const { id } = await guardedClub({ actor, database: tx }, slug, canDeleteClub);
    await takeOutOfClub(tx, { clubId: id });
    await remove(tx, id);
  });
}
