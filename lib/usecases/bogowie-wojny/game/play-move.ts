import type { MemberContext } from "@/lib/auth/actor";
import { type GameMove, makeGameMove } from "@/lib/domain/bogowie-wojny/game/game-move";
import { type GameView, viewGame } from "@/lib/domain/bogowie-wojny/game/game-view";
import {
  addEndToLog,
  addToLog,
  standingAt,
  type TablePlace,
} from "@/lib/usecases/bogowie-wojny/game/game-guard";

/** The moves that end a game or reopen it. */
const ENDING: readonly GameMove["move"][] = ["agree-to-score", "agree-to-reopening"];

/**
 * Makes a player's move with the service's own dice and clock, and returns the game as that player sees it afterwards.
 * Errors: `not-found`, `forbidden`, `invalid-document`, `conflict`.
 */
export async function playMove(
  context: MemberContext,
  { move, ...place }: TablePlace & { move: GameMove },
): Promise<GameView> {
  const { chance } = context;
  const add = ENDING.includes(move.move) ? addEndToLog : addToLog;
  const { game, seat } = await add(context, place, (player, before) =>
    makeGameMove({ player, game: before, chance }, move),
  );
  return viewGame(game, seat, standingAt(game, context.actor));
}
