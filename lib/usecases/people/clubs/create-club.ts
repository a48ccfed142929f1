import type { MemberContext } from "@/lib/auth/actor";
import { withLockedUser } from "@/lib/db/locked";
import { countClubsOf, insertClub, insertMember } from "@/lib/db/people/clubs";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { type ClubDetails, makeClubSlug } from "@/lib/domain/people/club";

/** The most clubs an account may be a member of. */
export const MAX_CLUBS = 50;

/** Creates a club with the user as its organiser. Error: `conflict` for users who are in fifty. */
export function createClub(
  { actor, database, newId, now, chance }: MemberContext,
  details: ClubDetails,
): Promise<{ id: string; slug: string }> {
  return withLockedUser(database, actor.id, async (tx) => {
    if ((await countClubsOf(tx, actor.id)) >= MAX_CLUBS) throw tooManyClubs();
    const at = now();
    const club = { id: newId(), slug: makeClubSlug(details.name, chance) };
    await insertClub(tx, { ...details, ...club, createdAt: at });
    const founder = { clubId: club.id, userId: actor.id };
    await insertMember(tx, { ...founder, role: "organiser", joinedAt: at });
    return club;
  });
}

/** The error for users who are in as many clubs as an account may be. */
export function tooManyClubs(): GrundlagError {
  return new GrundlagError("conflict", `An account is in ${MAX_CLUBS} clubs at most.`);
}
