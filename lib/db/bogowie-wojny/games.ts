import type { Database } from "@/lib/db/client";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import type { Game, StoredSeat } from "@/lib/domain/bogowie-wojny/game/game";
import { type GameArmy, gameArmySchema } from "@/lib/domain/bogowie-wojny/game/game-army";
import {
  type GameEntry,
  type GameEvent,
  gameEntrySchema,
} from "@/lib/domain/bogowie-wojny/game/game-event";
import { SEATS, type Seat } from "@/lib/domain/bogowie-wojny/game/seat";

/** A game in a user's list of games. */
export interface GameHead {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly players: readonly string[];
  /** When both players agreed on its score; null while it continues. */
  readonly endedAt: Date | null;
}

/** The entries that end or reopen a game; the newest of them decides whether it is over. */
const ENDING: readonly GameEntry["kind"][] = ["score-agreed", "reopening-agreed"];

export async function insertGame(
  database: Database,
  game: { readonly id: string; readonly title: string; readonly createdAt: Date },
): Promise<void> {
  await database.game.create({ data: game });
}

/** Seats a player. Error: `unauthenticated` if the account was deleted in the meantime. */
export async function insertSeat(
  database: Database,
  seat: {
    readonly gameId: string;
    readonly seat: Seat;
    readonly userId: string;
    readonly player: string;
    readonly army: GameArmy;
  },
): Promise<void> {
  await refusingDeletedAccount(database.gameSeat.create({ data: seat }));
}

/**
 * Appends an event to the log, storing what only its own player may see separately. Precondition: the game's row is
 * locked.
 */
export async function appendEvent(
  database: Database,
  gameId: string,
  { seq, at, seat, entry }: GameEvent,
): Promise<void> {
  const { kind, ...rest } = entry;
  const content = kind === "ambush-sealed" ? { payload: {}, secret: rest } : { payload: rest };
  await database.gameEvent.create({ data: { gameId, seq, at, seat, kind, ...content } });
}

/** A game with its seats and its whole log; null if there is none. */
export async function findGame(database: Database, id: string): Promise<Game | null> {
  const row = await database.game.findUnique({
    where: { id },
    include: { seats: true, events: { orderBy: { seq: "asc" } } },
  });
  if (!row) return null;
  const seats = Object.fromEntries(
    SEATS.map((seat) => [seat, storedSeat(row.seats.find((each) => each.seat === seat))]),
  ) as Game["seats"];
  const log = row.events.map(({ seq, at, seat, kind, payload, secret }) => ({
    seq,
    at,
    seat: seat as Seat,
    entry: entryOf(kind, secret ?? payload),
  }));
  return { id: row.id, title: row.title, createdAt: row.createdAt, seats, log };
}

function storedSeat(
  row: { userId: string | null; player: string; army: unknown } | undefined,
): StoredSeat | null {
  if (!row) return null;
  return { userId: row.userId, player: row.player, army: gameArmySchema.parse(row.army) };
}

function entryOf(kind: string, content: unknown): GameEntry {
  return gameEntrySchema.parse({ kind, ...(content as object) });
}

/** The games a user is playing or has played, newest first, at most `limit`. */
export async function listGames(
  database: Database,
  userId: string,
  limit: number,
): Promise<GameHead[]> {
  const rows = await database.game.findMany({
    where: { seats: { some: { userId } } },
    select: {
      id: true,
      title: true,
      createdAt: true,
      seats: { select: { player: true }, orderBy: { seat: "asc" } },
      events: {
        where: { kind: { in: [...ENDING] } },
        select: { at: true, kind: true },
        orderBy: { seq: "desc" },
        take: 1,
      },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  return rows.map(({ seats, events: [newest], ...head }) => ({
    ...head,
    players: seats.map(({ player }) => player),
    endedAt: newest?.kind === "score-agreed" ? newest.at : null,
  }));
}

export async function countGames(database: Database, userId: string): Promise<number> {
  return database.gameSeat.count({ where: { userId, seat: "a" } });
}

/** Deletes the games in which this is the only account, when the account is deleted. */
export async function deleteUnsharedGames(database: Database, userId: string): Promise<void> {
  await database.game.deleteMany({
    where: {
      seats: { some: { userId }, none: { userId: { not: userId } } },
    },
  });
}
