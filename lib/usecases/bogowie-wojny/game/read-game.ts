import type { Context } from "@/lib/auth/actor";
import { type GameView, viewGame } from "@/lib/domain/bogowie-wojny/game/game-view";
import {
  gameWithId,
  seatOf,
  standingAt,
  type TablePlace,
} from "@/lib/usecases/bogowie-wojny/game/game-guard";

/**
 * A game as its reader may see it: players see their own sealed slips, everybody else only what is public. Error:
 * `not-found`.
 */
export async function readGame(context: Context, { id, seat }: TablePlace): Promise<GameView> {
  const game = await gameWithId(context.database, id);
  return viewGame(game, seatOf(game, context.actor, seat), standingAt(game, context.actor));
}
