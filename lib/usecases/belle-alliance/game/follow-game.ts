import { createHash } from "node:crypto";
import type { Context } from "@/lib/auth/actor";
import { type GameNews, listenForGames } from "@/lib/db/belle-alliance/game-news";
import {
  findScenarioGame,
  listSeatKeys,
  type SeatKeyRow,
} from "@/lib/db/belle-alliance/scenario-games";
import type { Database } from "@/lib/db/client";
import { type GameState, gameState } from "@/lib/domain/belle-alliance/game/game-state";
import type { ScenarioGame } from "@/lib/domain/belle-alliance/game/scenario-game";
import { knownOf } from "@/lib/domain/belle-alliance/game/seat-view";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { log } from "@/lib/log/log";
import {
  type FollowedKey,
  type Opened,
  openSeat,
  openUmpiredGame,
  type UmpiredGame,
} from "@/lib/usecases/belle-alliance/game/game-guard";

// Stored on the global object, because Next.js loads this module once for pages and once for routes.
const process_ = globalThis as typeof globalThis & { grundlagGameNews?: GameNews };

/** The process's only listener. */
function gameNews(): GameNews {
  process_.grundlagGameNews ??= listenForGames((err) =>
    log.warn({ err }, "the line for news of games was lost and is opened again"),
  );
  return process_.grundlagGameNews;
}

const enders = new Set<() => void>();

function endAll(): void {
  for (const end of enders) end();
}

/** Calls `end` when the process is asked to end, which a stream would otherwise hold up. Returns how to forget it. */
function onStopping(end: () => void): () => void {
  if (enders.size === 0) process.once("SIGTERM", endAll);
  enders.add(end);
  return () => {
    enders.delete(end);
    if (enders.size === 0) process.off("SIGTERM", endAll);
  };
}

/** So often a line says that it is open, in ms. */
const BEAT_MS = 20_000;

interface Leaving {
  /** Aborted when the reader leaves. */
  readonly left: AbortSignal;
}

type Followed = Opened & Leaving;

/**
 * Follows a seat: a mark now, and one whenever what the seat holds has changed; null as a sign that the line is open. It
 * says nothing when something happens that its holder may not know of. Ends when the key is revoked, when the reader
 * leaves, and when the process is asked to end. Errors: those of `openSeat`.
 */
export async function followSeat(
  context: Context,
  { left, ...followed }: FollowedKey & Leaving,
): Promise<AsyncGenerator<string | null>> {
  return limited(context, { ...(await openSeat(context, followed)), left });
}

/** The same for a game's umpires, who hear of every line. Errors: those of `openUmpiredGame`. */
export async function followUmpiredGame(
  context: Context,
  { left, ...which }: UmpiredGame & Leaving,
): Promise<AsyncGenerator<string | null>> {
  return limited(context, { ...(await openUmpiredGame(context, which)), left });
}

/** How many lines a key, or the owner of a game, may hold open in this process. */
const MOST_STREAMS = 20;
const streams = new Map<string, number>();

function limited(context: Context, followed: Followed): AsyncGenerator<string | null> {
  if ((streams.get(streamsOf(followed)) ?? 0) < MOST_STREAMS) return follow(context, followed);
  const message = `${MOST_STREAMS} lines for news are open with this link; close one first.`;
  const retryAfterSeconds = BEAT_MS / 1_000;
  throw new GrundlagError("too-many-requests", message, [], { retryAfterSeconds });
}

function streamsOf({ game, key }: Opened): string {
  return key ?? `owner of ${game.id}`;
}

function countStream(of: string, change: 1 | -1): void {
  const count = (streams.get(of) ?? 0) + change;
  if (count > 0) streams.set(of, count);
  else streams.delete(of);
}

async function* follow(
  { database, now }: Context,
  followed: Followed,
): AsyncGenerator<string | null> {
  const { seat, key, left } = followed;
  const { id } = followed.game;
  const of = streamsOf(followed);
  let wake = () => {};
  let isNew = true;
  const stop = gameNews().follow(id, () => {
    loading.delete(id);
    isNew = true;
    wake();
  });
  let isEnding = false;
  const end = () => {
    isEnding = true;
    wake();
  };
  const forget = onStopping(end);
  left.addEventListener("abort", end);
  let before = "";
  let keys: readonly SeatKeyRow[] = [];
  countStream(of, 1);
  let spokeAt = now().getTime();
  try {
    while (!isEnding) {
      if (isNew) {
        isNew = false;
        const loaded = await (before === "" ? readBoth : load)(database, id);
        if (!loaded || !isOpen(loaded.keys, key, now())) return;
        keys = loaded.keys;
        const present = seat && loaded.game.seats.find(({ id }) => id === seat.id);
        if (present === undefined) return;
        const mark = markOf(loaded, present);
        if (mark !== before) {
          before = mark;
          spokeAt = now().getTime();
          yield mark;
        }
      } else if (now().getTime() - spokeAt >= BEAT_MS) {
        if (!isOpen(keys, key, now())) return;
        spokeAt = now().getTime();
        yield null;
      }
      // What happened while the reader took the last one is seen to first.
      if (!isNew && !isEnding) {
        // Not counted from news that say nothing here, whose time the beat would tell.
        const leftMs = spokeAt + BEAT_MS - now().getTime();
        await new Promise<void>((resolve) => {
          const beat = setTimeout(resolve, Math.max(0, leftMs));
          wake = () => {
            clearTimeout(beat);
            resolve();
          };
        });
      }
    }
  } finally {
    countStream(of, -1);
    stop();
    forget();
  }
}

/** A game with its state, which all who follow share, and the newest keys of its seats. */
interface Loaded {
  readonly game: ScenarioGame;
  readonly state: GameState;
  readonly keys: readonly SeatKeyRow[];
}

const loading = new Map<string, Promise<Loaded | null>>();

/** A game and its keys; all who hear of the same line share one answer. Whoever begins to follow reads by themselves. */
function load(database: Database, id: string): Promise<Loaded | null> {
  const under = loading.get(id);
  if (under) return under;
  const read = readBoth(database, id).finally(() => {
    if (loading.get(id) === read) loading.delete(id);
  });
  loading.set(id, read);
  return read;
}

async function readBoth(database: Database, id: string): Promise<Loaded | null> {
  const game = await findScenarioGame(database, id);
  return game && { game, state: gameState(game.log), keys: await listSeatKeys(database, id) };
}

function isOpen(keys: readonly SeatKeyRow[], key: string | null, now: Date): boolean {
  if (key === null) return true;
  const row = keys.find((each) => each.key === key);
  return row !== undefined && !row.revokedAt && !(row.expiresAt && row.expiresAt <= now);
}

/** Differs where what this seat holds differs; of an umpire, where anything does. */
export function markOf({ game, state, keys }: Loaded, seat: Opened["seat"]): string {
  const isPlayers = seat && !("umpire" in seat.place);
  const known = isPlayers
    ? knownOf(game, seat, state)
    : [game.log.length, keys.map(({ key, revokedAt }) => [key, revokedAt])];
  return createHash("sha256").update(JSON.stringify(known)).digest("base64url").slice(0, 16);
}
