import type { Database } from "@/lib/db/client";
import { keptScenario } from "@/lib/db/document/kept-scenario";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import {
  type GameEntry,
  gameEntrySchema,
  type LogLine,
  type Meeting,
} from "@/lib/domain/belle-alliance/game/game-entry";
import { gameState, linesThatCount } from "@/lib/domain/belle-alliance/game/game-state";
import type { ScenarioGame } from "@/lib/domain/belle-alliance/game/scenario-game";
import { newSeatSchema, type Seat } from "@/lib/domain/belle-alliance/game/seat";
import { addedBy, withLog } from "@/lib/domain/belle-alliance/game/seats-after";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";

/** The channel on which the id of each game is sent whose log has grown. */
export const GAME_NEWS = "scenario_game";

/** The kinds of lines from which a list works out where and when a game is played, and how many seats it has. */
const LISTED_LINES = ["meeting", "seated", "taken-back"] as const satisfies GameEntry["kind"][];

/** A game in a list. */
export interface ScenarioGameHead {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly variant: string | null;
  readonly createdAt: Date;
  readonly seats: number;
  /** Where and when it is played; null until somebody says so. */
  readonly meeting: Meeting | null;
}

/** What opens a seat, and what has become of it. */
export interface SeatKeyRow {
  readonly key: string;
  readonly seatId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly opened: number;
  readonly lastOpenedAt: Date | null;
}

type NewKey = Pick<SeatKeyRow, "key" | "createdAt" | "expiresAt">;

/** Stores a game with its seats and their keys. Error: `unauthenticated` if the account was deleted in the meantime. */
export async function insertScenarioGame(
  database: Database,
  {
    seats,
    ...game
  }: Omit<ScenarioGame, "log" | "seats" | "begunWith"> & {
    readonly seats: readonly (Seat & { readonly key: string; readonly expiresAt: Date | null })[];
  },
): Promise<void> {
  const { createdAt } = game;
  await refusingDeletedAccount(
    database.scenarioGame.create({
      data: {
        ...game,
        seats: {
          create: seats.map(({ id, place, key, expiresAt }, rank) => ({
            id,
            rank,
            place,
            keys: { create: { key, createdAt, expiresAt } },
          })),
        },
      },
    }),
  );
}

/** Stores a seat that is added to a game, with its key. Precondition: the game's row is locked. */
export async function insertSeat(
  database: Database,
  gameId: string,
  { key, ...seat }: Seat & { readonly key: NewKey },
): Promise<void> {
  const rank = await countSeats(database, gameId);
  await database.scenarioSeat.create({ data: { ...seat, gameId, rank, keys: { create: key } } });
}

/** How many seats a game has ever had. */
export async function countSeats(database: Database, gameId: string): Promise<number> {
  return database.scenarioSeat.count({ where: { gameId } });
}

/** A game with its seats and its whole log; null if there is none. */
export async function findScenarioGame(
  database: Database,
  id: string,
): Promise<ScenarioGame | null> {
  const row = await database.scenarioGame.findUnique({
    where: { id },
    omit: { scenario: true },
    include: { seats: { orderBy: { rank: "asc" } }, lines: { orderBy: { seq: "asc" } } },
  });
  if (!row) return null;
  const { seats, lines, ...head } = row;
  const log = lines.map(lineOf);
  const added = new Set(addedBy(log));
  const game = {
    ...head,
    scenario: await keptScenario(
      `scenario game ${id}`,
      () => database.scenarioGame.findUniqueOrThrow({ where: { id }, select: { scenario: true } }),
      belleAllianceScenario,
    ),
    begunWith: seats
      .filter(({ id }) => !added.has(id))
      .map((each) => ({ id: each.id, place: newSeatSchema.parse(each.place) })),
    log,
  };
  return withLog(game, log);
}

function lineOf({ seq, at, seatId, entry }: Omit<LogLine, "entry"> & { entry: unknown }): LogLine {
  return { seq, at, seatId, entry: gameEntrySchema.parse(entry) };
}

/** The games an account owns, newest first; of one scenario, where that is named. */
export async function listScenarioGames(
  database: Database,
  which: { readonly ownerId: string; readonly scenarioId?: string },
): Promise<ScenarioGameHead[]> {
  const rows = await database.scenarioGame.findMany({
    where: which,
    select: {
      id: true,
      title: true,
      version: true,
      variant: true,
      createdAt: true,
      _count: { select: { seats: true } },
      lines: {
        where: { OR: LISTED_LINES.map((kind) => ({ entry: { path: ["kind"], equals: kind } })) },
        orderBy: { seq: "asc" },
      },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 200,
  });
  return rows.map(({ _count, lines, ...head }) => {
    const log = lines.map(lineOf);
    const seats = _count.seats - addedBy(log).length + addedBy(linesThatCount(log)).length;
    return { ...head, seats, meeting: gameState(log).meeting };
  });
}

export async function countScenarioGames(database: Database, ownerId: string): Promise<number> {
  return database.scenarioGame.count({ where: { ownerId } });
}

/** Adds a line to a log and lets every process know. Precondition: the game's row is locked. */
export async function appendLine(
  database: Database,
  gameId: string,
  { seq, at, seatId, entry }: LogLine & { readonly entry: GameEntry },
): Promise<void> {
  await database.scenarioGameLine.create({ data: { gameId, seq, at, seatId, entry } });
  await database.$queryRaw`SELECT pg_notify(${GAME_NEWS}, ${gameId})::text`;
}

/** A key with the game whose seat it opens or opened; null if it never existed. */
export async function findSeatKey(
  database: Database,
  key: string,
): Promise<(SeatKeyRow & { readonly gameId: string }) | null> {
  return database.seatKey.findUnique({ where: { key } });
}

/** The key of each seat of a game: the one that opens it, otherwise the newest of those that did. */
export async function listSeatKeys(database: Database, gameId: string): Promise<SeatKeyRow[]> {
  return database.seatKey.findMany({
    where: { gameId },
    omit: { gameId: true },
    distinct: ["seatId"],
    orderBy: [
      { revokedAt: { sort: "desc", nulls: "first" } },
      { createdAt: "desc" },
      { key: "asc" },
    ],
  });
}

/** Revokes the keys of a seat; false if none opened it. */
export async function revokeSeatKeys(
  database: Database,
  { gameId, seatId, now }: { readonly gameId: string; readonly seatId: string; readonly now: Date },
): Promise<boolean> {
  const { count } = await database.seatKey.updateMany({
    where: { gameId, seatId, revokedAt: null },
    data: { revokedAt: now },
  });
  if (count > 0) await database.$queryRaw`SELECT pg_notify(${GAME_NEWS}, ${gameId})::text`;
  return count > 0;
}

export async function insertSeatKey(
  database: Database,
  key: Omit<SeatKeyRow, "revokedAt" | "opened" | "lastOpenedAt"> & { readonly gameId: string },
): Promise<void> {
  await database.seatKey.create({ data: key });
}

/** Counts that a seat's page was opened. */
export async function countOpening(database: Database, key: string, now: Date): Promise<void> {
  await database.seatKey.update({
    where: { key },
    data: { opened: { increment: 1 }, lastOpenedAt: now },
  });
}

/**
 * Deletes an account's games that no one else has opened and whose result does not count, when the account is deleted;
 * others stay without an owner.
 */
export async function deleteUnopenedGames(database: Database, ownerId: string): Promise<void> {
  await database.scenarioGame.deleteMany({
    where: {
      ownerId,
      seats: { none: { keys: { some: { opened: { gt: 0 } } } } },
      NOT: { result: { agreedAt: { not: null } } },
    },
  });
}

/** The ids of an account's games of scenarios, oldest first. */
export async function scenarioGameIdsOf(database: Database, ownerId: string): Promise<string[]> {
  const rows = await database.scenarioGame.findMany({
    where: { ownerId },
    select: { id: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id }) => id);
}
