import type { Context, MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { appendEvent, findGame } from "@/lib/db/games";
import { withLockedGame } from "@/lib/db/locked";
import { GrundlagError } from "@/lib/domain/error-code";
import type { GameEntry } from "@/lib/domain/game/game-event";
import { gameState } from "@/lib/domain/game/game-state";
import { armiesOf, type Game, type GameView, viewGame } from "@/lib/domain/game/game-view";
import type { Player } from "@/lib/domain/game/moves";
import { SEATS, type Seat } from "@/lib/domain/game/seat";
import { idSchema } from "@/lib/domain/primitives";

/** A game by its id, which whoever was given the link may look at. Error: `not-found`. */
export async function gameWithId(database: Database, id: string): Promise<Game> {
  const game = idSchema.safeParse(id).success ? await findGame(database, id) : null;
  if (game) return game;
  throw new GrundlagError("not-found", `There is no game "${id}".`);
}

/** Where somebody sits; null for who only looks on. */
export function seatOf({ seats }: Game, actor: Context["actor"]): Seat | null {
  return SEATS.find((seat) => actor && seats[seat]?.userId === actor.id) ?? null;
}

/**
 * Adds to a game's log what a player's move comes to, one move after the other, and gives the game as he sees it
 * then. Errors: `not-found`, `forbidden` for who does not play, and those of the move.
 */
export function atTheTable(
  { actor, database, now }: MemberContext,
  gameId: string,
  move: (player: Player, game: Game) => GameEntry,
): Promise<GameView> {
  return withLockedGame(database, gameId, async (tx) => {
    const game = await gameWithId(tx, gameId);
    const seat = seatOf(game, actor);
    const army = seat && game.seats[seat]?.army;
    if (!seat || !army) throw new GrundlagError("forbidden", "Only its players play this game.");
    const state = gameState(armiesOf(game), game.log);
    const entry = move({ seat, army, state }, game);
    const event = { seq: game.log.length + 1, at: now(), seat, entry };
    await appendEvent(tx, gameId, event);
    return viewGame({ ...game, log: [...game.log, event] }, seat);
  });
}
