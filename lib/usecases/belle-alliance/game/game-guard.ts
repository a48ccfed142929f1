import type { Context } from "@/lib/auth/actor";
import { actsOfSeat, countOrRefuse, linkMisses, refuseIfSpent } from "@/lib/auth/rate-limit";
import {
  appendLine,
  findScenarioGame,
  findSeatKey,
  type SeatKeyRow,
} from "@/lib/db/belle-alliance/scenario-games";
import type { Database } from "@/lib/db/client";
import { withLockedScenarioGame } from "@/lib/db/locked";
import type { GameEntry } from "@/lib/domain/belle-alliance/game/game-entry";
import type { ScenarioGame } from "@/lib/domain/belle-alliance/game/scenario-game";
import { type Seat, seatKeySchema } from "@/lib/domain/belle-alliance/game/seat";
import { withLog } from "@/lib/domain/belle-alliance/game/seats-after";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { idSchema } from "@/lib/domain/document/primitives";
import { notAllowed, refusal } from "@/lib/domain/document/refusal-reason";
import { noteRequest } from "@/lib/log/request-scope";

/** A seat's key as it was followed, and the network address it was followed from. */
export interface FollowedKey {
  readonly key: string;
  readonly address: string;
}

/** A game, and for an umpire by link the key of their seat; its owner needs none. */
export interface UmpiredGame {
  readonly id: string;
  readonly seat?: FollowedKey | undefined;
}

/** A game as somebody opened it; `seat` and `key` are null for its owner. */
export interface Opened<Place extends Seat | null = Seat | null> {
  readonly game: ScenarioGame;
  readonly seat: Place;
  readonly key: string | null;
}

/** The lines a log holds; an umpire can still act and end the game beyond what players can fill. */
const MAX_LINES = { players: 20_000, umpires: 40_000, seat: 500 } as const;
/** What all lines of a player's seat may hold together, as JSON. */
const MAX_SEAT_BYTES = 2_000_000;

/**
 * The game a key opens, and its seat. Errors: `not-found` for a key that never existed; `gone` for one that was revoked or
 * has expired; `too-many-requests` for an address that has tried too many.
 */
export async function openSeat(
  context: Context,
  { key, address }: FollowedKey,
): Promise<Opened<Seat>> {
  const { database } = context;
  const misses = linkMisses(context, address);
  await refuseIfSpent(context, misses);
  const found = seatKeySchema.safeParse(key).success ? await findSeatKey(database, key) : null;
  if (!found) {
    await countOrRefuse(context, misses);
    throw new GrundlagError("not-found", "There is no such seat; see that its address is whole.");
  }
  refuseIfGone(found, context.now());
  const game = await gameWithId(database, found.gameId);
  return { game, seat: seatIn(game, found.seatId), key };
}

/** The same for a player who acts. Errors besides: `forbidden` for other seats; `too-many-requests` for many acts a minute. */
export async function openPlayersSeat(
  context: Context,
  followed: FollowedKey,
): Promise<Opened<Seat>> {
  const opened = await openSeat(context, followed);
  if (!("side" in opened.seat.place)) {
    throw notAllowed("players-only", "Only the seats of the game's sides do this.");
  }
  await countOrRefuse(context, actsOfSeat(followed.key));
  return opened;
}

/**
 * A game for its umpires: its owner, or the holder of an umpire's seat. Errors: `not-found` for others, so that they learn
 * nothing of it; those of `openSeat`.
 */
export async function openUmpiredGame(
  context: Context,
  { id, seat: followed }: UmpiredGame,
): Promise<Opened> {
  if (followed) {
    const opened = await openSeat(context, followed);
    if (opened.game.id !== id) throw noGame(id);
    if ("umpire" in opened.seat.place) return opened;
    throw notAllowed("umpires-only", "Only the umpires of the game do this.");
  }
  const game = await gameWithId(context.database, id);
  if (!context.actor || game.ownerId !== context.actor.id) throw noGame(id);
  return { game, seat: null, key: null };
}

/** A game for whoever umpires or plays it. Errors: those of `openUmpiredGame`; `forbidden` for an onlooker. */
export async function openPlayedGame(
  context: Context,
  { id, seat: followed }: UmpiredGame,
): Promise<Opened> {
  if (!followed) return openUmpiredGame(context, { id });
  const opened = await openSeat(context, followed);
  if (opened.game.id !== id) throw noGame(id);
  if (!("spectator" in opened.seat.place)) return opened;
  throw notAllowed("players-only", "Only the umpires and the players of the game do this.");
}

/** The same for acts: a token must also have the scope to write. Error besides: `forbidden`. */
export async function openGameToUmpire(context: Context, which: UmpiredGame): Promise<Opened> {
  return mayAct(context, await openUmpiredGame(context, which));
}

/** Refuses the owner whose token may only read; a seat's key may act. */
export function mayAct<Who extends Opened>({ actor }: Context, opened: Who): Who {
  if (opened.key !== null || actor?.scopes.includes("write")) return opened;
  throw new GrundlagError("forbidden", 'This token lacks the scope "write".');
}

/** Reads a game again once it is locked. Error: `gone` if key or seat was revoked in the meantime. */
export async function openAgain(
  tx: Database,
  { game: { id }, seat, key }: Opened,
  now: Date,
): Promise<ScenarioGame> {
  const found = key === null ? null : await findSeatKey(tx, key);
  if (found) refuseIfGone(found, now);
  const game = await gameWithId(tx, id);
  if (seat) seatIn(game, seat.id);
  return game;
}

/**
 * Adds the line a move makes to a game's log, one at a time, and returns the game afterwards; `store` keeps with it what
 * belongs to it. Errors: those of the move; `gone` if the key was revoked in the meantime; `conflict` if the log, or the
 * seat's share of it, is full.
 */
export async function addLine<Place extends Seat | null>(
  { database, now }: Context,
  opened: Opened<Place>,
  move: (game: ScenarioGame, seat: Place) => GameEntry,
  store: (tx: Database) => Promise<void> = async () => {},
): Promise<Opened<Place>> {
  const { key } = opened;
  const { id } = opened.game;
  return inTurn(id, () =>
    withLockedScenarioGame(database, id, async (tx) => {
      const game = await openAgain(tx, opened, now());
      // What it leads may have changed in the meantime.
      const seat = (opened.seat && seatIn(game, opened.seat.id)) as Place;
      const entry = move(game, seat);
      refuseIfFull(game, seat, entry);
      const line = { seq: game.log.length + 1, at: now(), seatId: seat?.id ?? null, entry };
      await appendLine(tx, id, line);
      await store(tx);
      return { game: withLog(game, [...game.log, line]), seat, key };
    }),
  );
}

const turns = new Map<string, Promise<unknown>>();

/** One after another for each game, so that of many who send at once none waits with a connection to the database. */
async function inTurn<Done>(id: string, work: () => Promise<Done>): Promise<Done> {
  const turn = (turns.get(id) ?? Promise.resolve()).then(work, work);
  turns.set(id, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(id) === turn) turns.delete(id);
  }
}

/** A player's seat has room of its own, so that none can fill the log for the others and the umpire. */
function refuseIfFull({ log }: ScenarioGame, seat: Seat | null, entry: GameEntry): void {
  const isUmpires = seat === null || "umpire" in seat.place;
  const ofSeat = isUmpires ? [] : log.filter(({ seatId }) => seatId === seat.id);
  const most = isUmpires ? MAX_LINES.umpires : MAX_LINES.players;
  if (log.length >= most) throw refusal("log-full", "The log has no room for another line.");
  if (isUmpires) return;
  const entries = [...ofSeat.map((line) => line.entry), entry];
  const bytes = Buffer.byteLength(JSON.stringify(entries));
  if (entries.length <= MAX_LINES.seat && bytes <= MAX_SEAT_BYTES) return;
  throw refusal("seat-full", `A seat sends ${MAX_LINES.seat} lines and 2 MB in a game at most.`);
}

/** A seat of a game. Error: `gone` for one that was added and taken back. */
function seatIn({ seats }: ScenarioGame, seatId: string): Seat {
  const seat = seats.find(({ id }) => id === seatId);
  if (seat) return seat;
  throw gone("The game's umpire has taken this seat back.");
}

function refuseIfGone({ revokedAt, expiresAt }: SeatKeyRow, now: Date): void {
  if (revokedAt) throw gone("This link was revoked by the game's umpire.");
  if (expiresAt && expiresAt <= now) throw gone("This link has expired.");
}

function gone(message: string): GrundlagError {
  noteRequest({ problem: "gone" });
  return new GrundlagError("gone", message);
}

async function gameWithId(database: Database, id: string): Promise<ScenarioGame> {
  const game = idSchema.safeParse(id).success ? await findScenarioGame(database, id) : null;
  if (game) return game;
  throw noGame(id);
}

function noGame(id: string): GrundlagError {
  return new GrundlagError("not-found", `There is no game "${id}", or it is not yours to umpire.`);
}
