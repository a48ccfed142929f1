import type { MemberContext } from "@/lib/auth/actor";
import { withLockedClubLibrary } from "@/lib/db/locked";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canReadMembers, isOnlyOrganiserOfOthers } from "@/lib/domain/people/club-permissions";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";
import { endMembership } from "@/lib/usecases/people/clubs/end-membership";

/**
 * Leaves a club. The user's documents for the club's members become private; when its last member leaves, the club is
 * deleted. Errors: `not-found`, `forbidden`; `conflict` for the only organiser while there are other members.
 */
export function leaveClub({ actor, database, now }: MemberContext, slug: string): Promise<void> {
  return withLockedClubLibrary(database, slug, async (tx) => {
    const club = await guardedClub({ actor, database: tx }, slug, canReadMembers);
    if (isOnlyOrganiserOfOthers({ reader: actor, club })) {
      throw new GrundlagError("conflict", "Make another member an organiser before you leave.");
    }
    await endMembership(tx, { clubId: club.id, userId: actor.id, now: now() });
  });
}
