import type { MemberContext } from "@/lib/auth/actor";
import { storeClub } from "@/lib/db/clubs";
import { withLockedClub } from "@/lib/db/locked";
import type { ClubDetails } from "@/lib/domain/club/club";
import { canEditClub } from "@/lib/domain/club/club-permissions";
import { guardedClub } from "@/lib/usecases/club-guard";

/** Changes what a club says of itself; its address stays. Errors: `not-found`, `forbidden`. */
export function editClub(
  { actor, database }: MemberContext,
  { slug, ...details }: ClubDetails & { readonly slug: string },
): Promise<void> {
  return withLockedClub(database, slug, async (tx) => {
    const { id } = await guardedClub({ actor, database: tx }, slug, canEditClub);
    await storeClub(tx, { ...details, id });
  });
}
