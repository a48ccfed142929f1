import type { Context, MemberContext } from "@/lib/auth/actor";
import { appendEvent, countPlayed, findGame } from "@/lib/db/bogowie-wojny/games";
import type { Database } from "@/lib/db/client";
import { withLockedBattle, withLockedGame } from "@/lib/db/locked";
import { armiesOf, type Game } from "@/lib/domain/bogowie-wojny/game/game";
import type { GameEntry } from "@/lib/domain/bogowie-wojny/game/game-event";
import { gameState } from "@/lib/domain/bogowie-wojny/game/game-state";
import type { Standing } from "@/lib/domain/bogowie-wojny/game/game-view";
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

/** What the user has at a table. */
export function standingAt(game: Game, actor: Context["actor"]): Standing {
  return { mine: seatsOf(game, actor), held: actor !== null && game.holderId === actor.id };
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
export function addToLog(context: MemberContext, place: TablePlace, move: Move): Promise<Added> {
  return withLockedGame(context.database, place.id, (tx) =>
    append({ ...context, tx }, place, move),
  );
}

/** The same for a move that ends or reopens a game, which changes how often its scenario was played. */
export function addEndToLog(context: MemberContext, place: TablePlace, move: Move): Promise<Added> {
  return withLockedBattle(context.database, place.id, async (tx) => {
    const added = await append({ ...context, tx }, place, move);
    const { scenario, log } = added.game;
    const change = log.at(-1)?.entry.kind === "score-agreed" ? 1 : -1;
    if (scenario?.id) await countPlayed(tx, scenario.id, change);
    return added;
  });
}

/** A game after a move, and the seat that made it. */
interface Added {
  readonly game: Game;
  readonly seat: Seat;
}

/** Precondition: the game's row is locked. */
async function append(
  { actor, tx, now }: Pick<MemberContext, "actor" | "now"> & { readonly tx: Database },
  { id, seat: asked }: TablePlace,
  move: Move,
): Promise<Added> {
  const game = await gameWithId(tx, id);
  const seat = seatOf(game, actor, asked);
  const army = seat && game.seats[seat]?.army;
  if (!seat || !army) throw notAllowed("players-only", "Only its players play this game.");
  const state = gameState(armiesOf(game), game.log);
  const entry = move({ seat, army, state }, game);
  const event = { seq: game.log.length + 1, at: now(), seat, entry };
  await appendEvent(tx, id, event);
  return { game: { ...game, log: [...game.log, event] }, seat };
}
