import type { MemberContext } from "@/lib/auth/actor";
import { listClubsOf, type OwnClub } from "@/lib/db/clubs";

/** The clubs one is a member of, by their names. */
export function listClubs({ actor, database }: MemberContext): Promise<OwnClub[]> {
  return listClubsOf(database, actor.id);
}
