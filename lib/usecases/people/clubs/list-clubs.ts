import type { MemberContext } from "@/lib/auth/actor";
import { listClubsOf, type OwnClub } from "@/lib/db/people/clubs";

/** The user's clubs, sorted by name. */
export function listClubs({ actor, database }: MemberContext): Promise<OwnClub[]> {
  return listClubsOf(database, actor.id);
}
