import type { Context, MemberContext } from "@/lib/auth/actor";
import { appendEvent, findGame } from "@/lib/db/bogowie-wojny/games";
import type { Database } from "@/lib/db/client";
import { withLockedGame } from "@/lib/db/locked";
import { armiesOf, type Game } from "@/lib/domain/bogowie-wojny/game/game";
import type { GameEntry } from "@/lib/domain/bogowie-wojny/game/game-event";
import { gameState } from "@/lib/domain/bogowie-wojny/game/game-state";
import type { Player } from "@/lib/domain/bogowie-wojny/game/moves";
import { SEATS, type Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { idSchema } from "@/lib/domain/document/primitives";
import { notAllowed } from "@/lib/domain/document/refusal-reason";

/** A game by its id; anybody who has the link may see it. Error: `not-found`. */
export async function gameWithId(database: Database, id: string): Promise<Game> {
  const game = idSchema.safeParse(id).success ? await findGame(database, id) : null;
  if (game) return game;
  throw new GrundlagError("not-found", `There is no game "${id}".`);
}

/** The user's seats: one, or both if two players share one device; empty for onlookers. */
export function seatsOf({ seats }: Game, actor: Context["actor"]): Seat[] {
  return SEATS.filter((seat) => actor && seats[seat]?.userId === actor.id);
}

/**
 * The seat the user acts for: the one asked for if both are theirs, otherwise the one they have; null for onlookers.
 */
export function seatOf(game: Game, actor: Context["actor"], asked?: Seat | undefined): Seat | null {
  const own = seatsOf(game, actor);
  return own.find((seat) => seat === asked) ?? own[0] ?? null;
}

/** A game, and the seat that moves if two players share one device. */
export interface TablePlace {
  readonly id: string;
  readonly seat?: Seat | undefined;
}

/** A player's move: returns the next entry of the log, or throws an error. */
type Move = (player: Player, game: Game) => GameEntry;

/**
 * Adds the result of a player's move to a game's log, one move at a time, and returns the game afterwards. Errors:
 * `not-found`, `forbidden` for onlookers, and those of the move.
 */
export function addToLog(
  { actor, database, now }: MemberContext,
  { id, seat: asked }: TablePlace,
  move: Move,
): Promise<{ readonly game: Game; readonly seat: Seat }> {
  return withLockedGame(database, id, async (tx) => {
    const game = await gameWithId(tx, id);
    const seat = seatOf(game, actor, asked);
    const army = seat && game.seats[seat]?.army;
    if (!seat || !army) throw notAllowed("players-only", "Only its players play this game.");
    const state = gameState(armiesOf(game), game.log);
    const entry = move({ seat, army, state }, game);
    const event = { seq: game.log.length + 1, at: now(), seat, entry };
    await appendEvent(tx, id, event);
    return { game: { ...game, log: [...game.log, event] }, seat };
  });
}
