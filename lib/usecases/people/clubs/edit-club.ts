import type { MemberContext } from "@/lib/auth/actor";
import { withLockedClub } from "@/lib/db/locked";
import { storeClub } from "@/lib/db/people/clubs";
import { assertTag } from "@/lib/domain/document/details-tag";
import type { ClubDetails } from "@/lib/domain/people/club";
import { tagOfClub } from "@/lib/domain/people/club";
import { canEditClub } from "@/lib/domain/people/club-permissions";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/**
 * Changes a club's details; its address stays the same. Errors: `not-found`, `forbidden`; `stale-version` if another
 * organiser changed it first.
 */
export function editClub(
  { actor, database }: MemberContext,
  input: ClubDetails & { readonly slug: string; readonly expected?: string },
): Promise<void> {
  const { slug, expected = "any", ...details } = input;
  return withLockedClub(database, slug, async (tx) => {
    const club = await guardedClub({ actor, database: tx }, slug, canEditClub);
    assertTag(expected, tagOfClub(club));
    await storeClub(tx, { ...details, id: club.id });
  });
}
