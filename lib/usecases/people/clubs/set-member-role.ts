import type { MemberContext } from "@/lib/auth/actor";
import { withLockedClub } from "@/lib/db/locked";
import { storeRole } from "@/lib/db/people/clubs";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canSetRole } from "@/lib/domain/people/club-permissions";
import type { ClubRole } from "@/lib/domain/people/club-words";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";
import { type MemberOfClub, noSuchMember } from "@/lib/usecases/people/clubs/remove-member";

/**
 * Makes a member an organiser, or an organiser a member. Errors: `not-found`, `forbidden`; `conflict` if no organiser
 * would be left.
 */
export function setMemberRole(
  { actor, database }: MemberContext,
  { slug, userId, role }: MemberOfClub & { readonly role: ClubRole },
): Promise<void> {
  return withLockedClub(database, slug, async (tx) => {
    const { id, members } = await guardedClub({ actor, database: tx }, slug, canSetRole);
    if (!members.some((member) => member.userId === userId)) throw noSuchMember();
    const others = members.filter((member) => member.userId !== userId);
    if (role === "member" && !others.some((other) => other.role === "organiser")) {
      throw new GrundlagError("conflict", "A club needs an organiser; name another one first.");
    }
    await storeRole(tx, { clubId: id, userId, role });
  });
}
