import type { MemberContext } from "@/lib/auth/actor";
import type { Invitation } from "@/lib/domain/people/club";
import { canInvite } from "@/lib/domain/people/club-permissions";
import { viewClub } from "@/lib/domain/people/club-view";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/** A club's active invitation, for its organisers; null if it has none. Errors: `not-found`, `forbidden`. */
export async function readInvitation(
  context: MemberContext,
  slug: string,
): Promise<Invitation | null> {
  const club = await guardedClub(context, slug, canInvite);
  return viewClub(club, context.actor, context.now()).invitation;
}
