import type { MemberContext } from "@/lib/auth/actor";
import { withLockedClub } from "@/lib/db/locked";
import { revokeInvitations } from "@/lib/db/people/clubs";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canInvite } from "@/lib/domain/people/club-permissions";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/** Revokes a club's invitation; its page then says so. Errors: `not-found`, `forbidden`. */
export function revokeInvitation(
  { actor, database, now }: MemberContext,
  slug: string,
): Promise<void> {
  return withLockedClub(database, slug, async (tx) => {
    const { id: clubId } = await guardedClub({ actor, database: tx }, slug, canInvite);
    const wasLiving = await revokeInvitations(tx, { clubId, now: now() });
    if (!wasLiving) throw new GrundlagError("not-found", "This club has no invitation.");
  });
}
