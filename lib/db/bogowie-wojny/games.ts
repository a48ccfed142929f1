import { z } from "zod";
import type { Database } from "@/lib/db/client";
import { keptScenario } from "@/lib/db/document/kept-scenario";
import type { Prisma } from "@/lib/db/generated/client";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import type { Game, PlayedScenario, StoredSeat } from "@/lib/domain/bogowie-wojny/game/game";
import { type GameArmy, gameArmySchema } from "@/lib/domain/bogowie-wojny/game/game-army";
import {
  type GameEntry,
  type GameEvent,
  gameEntrySchema,
} from "@/lib/domain/bogowie-wojny/game/game-event";
import { SEATS, type Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { battleScenario } from "@/lib/domain/kinds/battle-scenario";

/** A game in a user's list of games. */
export interface GameHead {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly players: readonly string[];
  /** When both players agreed on its score; null while it continues. */
  readonly endedAt: Date | null;
  /** The event it is played at, or null. */
  readonly event: Game["event"];
}

/** The entries that end or reopen a game; the newest of them decides whether it is over. */
export const ENDING: readonly GameEntry["kind"][] = ["score-agreed", "reopening-agreed"];

const NEWEST_ENDING = {
  where: { kind: { in: [...ENDING] } },
  select: { at: true, kind: true },
  orderBy: { seq: "desc" },
  take: 1,
} as const satisfies Prisma.Game$eventsArgs;

const givenSchema = z.record(z.string(), gameArmySchema);

/** Stores a game. Error: `unauthenticated` if its holder's account was deleted in the meantime. */
export async function insertGame(
  database: Database,
  {
    scenario: played,
    ...game
  }: {
    readonly id: string;
    readonly title: string;
    readonly createdAt: Date;
    readonly eventId: string | null;
    readonly holderId: string | null;
    readonly scenario: PlayedScenario | null;
  },
): Promise<void> {
  const { id: scenarioId, ...kept } = played ?? { id: null };
  const data = { ...game, scenarioId, ...kept };
  await refusingDeletedAccount(database.game.create({ data }));
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
    omit: { scenario: true },
    include: {
      seats: true,
      events: { orderBy: { seq: "asc" } },
      event: { select: { id: true, title: true } },
    },
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
  const { title, createdAt, event, holderId } = row;
  const scenario = await playedScenario(database, row);
  return { id, title, createdAt, event, scenario, holderId, seats, log };
}

async function playedScenario(
  database: Database,
  row: {
    readonly id: string;
    readonly scenarioId: string | null;
    readonly version: number | null;
    readonly given: unknown;
  },
): Promise<PlayedScenario | null> {
  const { id, scenarioId, version } = row;
  if (version === null) return null;
  const read = () => database.game.findUniqueOrThrow({ where: { id }, select: { scenario: true } });
  const scenario = await keptScenario(`game ${id}`, read, battleScenario);
  return { id: scenarioId, version, scenario, given: givenSchema.parse(row.given) };
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

/** The games a user plays, has played or holds, of one scenario where it is named; newest first, at most `limit`. */
export async function listGames(
  database: Database,
  { userId, scenarioId }: { readonly userId: string; readonly scenarioId?: string | undefined },
  limit: number,
): Promise<GameHead[]> {
  const of = scenarioId === undefined ? {} : { scenarioId };
  return heads(database, { OR: gamesOf(userId), ...of }, limit);
}

/** The games of an event, newest first, at most `limit`. */
export async function listGamesOfEvent(
  database: Database,
  eventId: string,
  limit: number,
): Promise<GameHead[]> {
  return heads(database, { eventId }, limit);
}

async function heads(
  database: Database,
  where: Prisma.GameWhereInput,
  limit: number,
): Promise<GameHead[]> {
  const rows = await database.game.findMany({
    where,
    select: {
      id: true,
      title: true,
      createdAt: true,
      event: { select: { id: true, title: true } },
      seats: { select: { player: true }, orderBy: { seat: "asc" } },
      events: NEWEST_ENDING,
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  return rows.map(({ seats, events, ...head }) => ({
    ...head,
    players: seats.map(({ player }) => player),
    endedAt: endOf(events),
  }));
}

/** When a game ended, by the newest entry that ends or reopens it; null while it continues. */
function endOf([newest]: readonly { readonly at: Date; readonly kind: string }[]): Date | null {
  return newest?.kind === "score-agreed" ? newest.at : null;
}

/** Adds to how often a scenario was played. Precondition: its row is locked. */
export async function countPlayed(database: Database, id: string, change: number): Promise<void> {
  const data = { gamesPlayed: { increment: change } };
  await database.document.updateMany({ where: { id }, data });
}

/** How many games a user has begun. */
export async function countGames(database: Database, userId: string): Promise<number> {
  const own = { holderId: null, seats: { some: { userId, seat: "a" } } };
  return database.game.count({ where: { OR: [{ holderId: userId }, own] } });
}

export async function deleteGame(database: Database, id: string): Promise<void> {
  await database.game.delete({ where: { id } });
}

/**
 * Deletes the games in which this is the only account, when the account is deleted. One that somebody prepared for others
 * also stays theirs until both seats are taken; from then on it is its players'.
 */
export async function deleteUnsharedGames(database: Database, userId: string): Promise<void> {
  // Locked first, so that nobody sits down in between at a game that is deleted.
  await database.$queryRaw`
    SELECT 1 FROM games
    WHERE holder_id = ${userId} OR id IN (SELECT game_id FROM game_seats WHERE user_id = ${userId})
    ORDER BY id FOR UPDATE`;
  const bothTaken = SEATS.map((seat) => ({ seats: { some: { seat } } }));
  const isNoOthers = [{ holderId: null }, { holderId: userId }, { AND: bothTaken }];
  const where = {
    AND: [{ OR: gamesOf(userId) }, { OR: isNoOthers }],
    seats: { none: { userId: { not: userId } } },
  } satisfies Prisma.GameWhereInput;
  const played = await database.game.findMany({
    where: { ...where, scenarioId: { not: null } },
    select: { scenarioId: true, events: NEWEST_ENDING },
  });
  for (const { scenarioId, events } of played) {
    if (scenarioId && endOf(events)) await countPlayed(database, scenarioId, -1);
  }
  await database.game.deleteMany({ where });
}

/** The games a user plays, has played or holds, as alternatives of a filter. */
function gamesOf(userId: string) {
  return [{ seats: { some: { userId } } }, { holderId: userId }] satisfies Prisma.GameWhereInput[];
}
