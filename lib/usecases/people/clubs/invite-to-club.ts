import type { MemberContext } from "@/lib/auth/actor";
import { withLockedClub } from "@/lib/db/locked";
import { insertInvitation, revokeInvitations } from "@/lib/db/people/clubs";
import { expiryOf, type Invitation, type NewInvitation } from "@/lib/domain/people/club";
import { canInvite } from "@/lib/domain/people/club-permissions";
import { makeSlug } from "@/lib/domain/people/share-link";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/** Creates an invitation to a club, which replaces and ends the previous one. Errors: `not-found`, `forbidden`. */
export function inviteToClub(
  { actor, database, now, chance }: MemberContext,
  { slug, days }: NewInvitation & { readonly slug: string },
): Promise<Invitation> {
  return withLockedClub(database, slug, async (tx) => {
    const { id: clubId } = await guardedClub({ actor, database: tx }, slug, canInvite);
    const createdAt = now();
    await revokeInvitations(tx, { clubId, now: createdAt });
    const invitation = {
      code: makeSlug(chance),
      createdAt,
      expiresAt: expiryOf({ days }, createdAt),
    };
    await insertInvitation(tx, { ...invitation, clubId });
    return invitation;
  });
}
