import type { MemberContext } from "@/lib/auth/actor";
import { withLockedClubLibrary } from "@/lib/db/locked";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canRemoveMember } from "@/lib/domain/people/club-permissions";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";
import { endMembership } from "@/lib/usecases/people/clubs/end-membership";

/** A membership, identified by club and user. */
export interface MemberOfClub {
  readonly slug: string;
  readonly userId: string;
}

/**
 * Removes another member; that member's documents for the club become private. Errors: `not-found`, also for users
 * who are not members; `forbidden`; `conflict` for the organiser's own membership, which ends by leaving instead.
 */
export function removeMember(
  { actor, database, now }: MemberContext,
  { slug, userId }: MemberOfClub,
): Promise<void> {
  return withLockedClubLibrary(database, slug, async (tx) => {
    const { id, members } = await guardedClub({ actor, database: tx }, slug, canRemoveMember);
    if (userId === actor.id) {
      throw new GrundlagError("conflict", "You cannot remove yourself; leave the club instead.");
    }
    if (!members.some((member) => member.userId === userId)) throw noSuchMember();
    await endMembership(tx, { clubId: id, userId, now: now() });
  });
}

/** The error for a user who is not in the club. */
export function noSuchMember(): GrundlagError {
  return new GrundlagError("not-found", "The club has no such member.");
}
