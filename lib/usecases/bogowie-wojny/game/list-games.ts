import type { MemberContext } from "@/lib/auth/actor";
import { listGames as findGames, type GameHead } from "@/lib/db/bogowie-wojny/games";

const MAX_LISTED = 200;

/** The games the user is playing or has played, newest first. */
export function listGames({ actor, database }: MemberContext): Promise<GameHead[]> {
  return findGames(database, actor.id, MAX_LISTED);
}
