import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { lockClub, withLockedUser } from "@/lib/db/locked";
import { countClubsOf, findClub, findInvitation, insertMember } from "@/lib/db/people/clubs";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Club } from "@/lib/domain/people/club";
import { noSuchClub, roleIn } from "@/lib/domain/people/club-permissions";
import { MAX_CLUBS, tooManyClubs } from "@/lib/usecases/people/clubs/create-club";
import {
  assertLiving,
  type FollowedInvitation,
  invitedClub,
} from "@/lib/usecases/people/clubs/open-invitation";

const MAX_MEMBERS = 500;

/**
 * Joins a club by an invitation to it; a member keeps their role. Errors: `not-found`, which says whether the
 * invitation has ended; `too-many-requests`; `conflict` if the club or the account is full.
 */
export async function joinClub(
  context: MemberContext,
  followed: FollowedInvitation,
): Promise<{ slug: string }> {
  const { actor, database, now } = context;
  const { id } = await invitedClub(context, followed);
  return withLockedUser(database, actor.id, async (tx) => {
    const club = await lockedClub(tx, id);
    // Check again, since the invitation may have been withdrawn while we waited for the lock.
    const invitation = await findInvitation(tx, followed.code);
    if (!invitation) throw noSuchClub();
    assertLiving(invitation, now());
    if (roleIn({ reader: actor, club }) === null) {
      if (club.members.length >= MAX_MEMBERS) throw fullClub();
      if ((await countClubsOf(tx, actor.id)) >= MAX_CLUBS) throw tooManyClubs();
      const key = { clubId: id, userId: actor.id };
      await insertMember(tx, { ...key, role: "member", joinedAt: now() });
    }
    return { slug: club.slug };
  });
}

async function lockedClub(tx: Database, id: string): Promise<Club> {
  await lockClub(tx, id);
  const club = await findClub(tx, { id });
  if (!club) throw noSuchClub();
  return club;
}

function fullClub(): GrundlagError {
  return new GrundlagError("conflict", `A club has ${MAX_MEMBERS} members at most.`);
}
