import type { Context } from "@/lib/auth/actor";
import { canReadClub } from "@/lib/domain/people/club-permissions";
import { type ClubView, viewClub } from "@/lib/domain/people/club-view";
import { guardedClub } from "@/lib/usecases/people/clubs/club-guard";

/** A club as far as its reader may see it. Error: `not-found`. */
export async function readClub(context: Context, slug: string): Promise<ClubView> {
  const club = await guardedClub(context, slug, canReadClub);
  return viewClub(club, context.actor, context.now());
}
