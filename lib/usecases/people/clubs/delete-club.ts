import type { MemberContext } from "@/lib/auth/actor";
import { detachDocumentsFromClub } from "@/lib/db/document/documents";
import { withLockedClubLibrary } from "@/lib/db/locked";
import { deleteClub as remove } from "@/lib/db/people/clubs";
import { endInvitationsOfClub } from "@/lib/db/people/document-people";
import { canDeleteClub } from "@/lib/domain/people/club-permissions";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/**
 * Deletes a club. Documents that only its members could read become private to their owners; public documents and
 * events are kept without the club; the invitations to what it held end. Errors: `not-found`, `forbidden`.
 */
export function deleteClub({ actor, database, now }: MemberContext, slug: string): Promise<void> {
  return withLockedClubLibrary(database, slug, async (tx) => {
    const { id } = await guardedClub({ actor, database: tx }, slug, canDeleteClub);
    await endInvitationsOfClub(tx, { clubId: id }, now());
    await detachDocumentsFromClub(tx, { clubId: id });
    await remove(tx, id);
  });
}
