import type { MemberContext } from "@/lib/auth/actor";
import { canReadMembers } from "@/lib/domain/people/club-permissions";
import { type MemberView, viewClub } from "@/lib/domain/people/club-view";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/** A club's members, longest-standing first; only members may read the list. Errors: `not-found`, `forbidden`. */
export async function listMembers(
  context: MemberContext,
  slug: string,
): Promise<readonly MemberView[]> {
  const club = await guardedClub(context, slug, canReadMembers);
  return viewClub(club, context.actor, context.now()).members;
}
