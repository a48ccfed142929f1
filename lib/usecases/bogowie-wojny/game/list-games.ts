import type { Context, MemberContext } from "@/lib/auth/actor";
import {
  listGames as findGames,
  type GameHead,
  listGamesOfEvent,
} from "@/lib/db/bogowie-wojny/games";
import { eventWithId } from "@/lib/usecases/bogowie-wojny/event/event-guard";

const MAX_LISTED = 200;

/** The games the user is playing or has played, of one scenario where it is named; newest first. */
export function listGames(
  { actor, database }: MemberContext,
  which: { readonly scenarioId?: string | undefined } = {},
): Promise<GameHead[]> {
  return findGames(database, { ...which, userId: actor.id }, MAX_LISTED);
}

/** The games played at an event, newest first; anybody who may see the event may look on. Error: `not-found`. */
export async function listEventGames({ database }: Context, id: string): Promise<GameHead[]> {
  await eventWithId(database, id);
  return listGamesOfEvent(database, id, MAX_LISTED);
}
