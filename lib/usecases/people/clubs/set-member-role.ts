import type { MemberContext } from "@/lib/auth/actor";
import { withLockedClubLibrary } from "@/lib/db/locked";
import { storeRole } from "@/lib/db/people/clubs";
import { endInvitationsOfClub } from "@/lib/db/people/document-people";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canSetRole } from "@/lib/domain/people/club-permissions";
import type { ClubRole } from "@/lib/domain/people/club-words";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";
import { type MemberOfClub, noSuchMember } from "@/lib/usecases/people/clubs/remove-member";

/**
 * Makes a member an organiser, or an organiser a member; then the invitations to what the club holds end, which an
 * organiser may have made for themselves. Errors: `not-found`, `forbidden`; `conflict` if no organiser
 * would be left.
 */
export function setMemberRole(
  { actor, database, now }: MemberContext,
  { slug, userId, role }: MemberOfClub & { readonly role: ClubRole },
): Promise<void> {
  return withLockedClubLibrary(database, slug, async (tx) => {
    const { id, members } = await guardedClub({ actor, database: tx }, slug, canSetRole);
    const before = members.find((member) => member.userId === userId);
    if (!before) throw noSuchMember();
    const others = members.filter((member) => member.userId !== userId);
    if (role === "member" && !others.some((other) => other.role === "organiser")) {
      throw new GrundlagError("conflict", "A club needs an organiser; name another one first.");
    }
    await storeRole(tx, { clubId: id, userId, role });
    if (before.role === "organiser" && role === "member") {
      await endInvitationsOfClub(tx, { clubId: id }, now());
    }
  });
}
