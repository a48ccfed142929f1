import { SHOWN_PICTURES } from "@/lib/db/belle-alliance/result-pictures";
import type { Database } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import {
  type GameResult,
  newResultSchema,
  type Scoring,
} from "@/lib/domain/belle-alliance/game/result";
import type { ResultPicture } from "@/lib/domain/belle-alliance/game/result-picture";
import { victorySchema } from "@/lib/domain/belle-alliance/scenario/victory/victory";

/** A result that counts, with what is public about its game; as it was recorded, its objectives may be secret. */
export interface CountedResult extends Omit<GameResult, "version" | "agreedBy"> {
  readonly gameId: string;
  /** The version of the scenario that was played. */
  readonly version: number;
  /** The name of the variant that was played; null for the scenario itself. */
  readonly variant: string | null;
  /** How many seats the game had. */
  readonly seats: number;
  readonly pictures: readonly ResultPicture[];
}

/** The result recorded for a game; null if there is none. */
export async function findGameResult(
  database: Database,
  gameId: string,
): Promise<GameResult | null> {
  const row = await database.gameResult.findUnique({ where: { gameId }, omit: { gameId: true } });
  if (!row) return null;
  const { points, objectives } = newResultSchema.shape;
  return {
    ...row,
    points: points.parse(row.points),
    objectives: objectives.parse(row.objectives),
  };
}

/**
 * Stores a game's result in place of the one before. One that now counts is added to the games played of the scenario, one
 * that no longer does is taken from them. Precondition: the game and its scenario are locked.
 */
export async function saveGameResult(
  database: Database,
  game: { readonly id: string; readonly scenarioId: string | null },
  { before, after }: { readonly before: GameResult | null; readonly after: GameResult },
): Promise<void> {
  const { points, objectives, agreedBy, ...result } = after;
  const data = { ...result, agreedBy: [...agreedBy], points, objectives };
  await database.gameResult.upsert({
    where: { gameId: game.id },
    create: { ...data, gameId: game.id },
    update: data,
  });
  const change = Number(after.agreedAt !== null) - Number((before?.agreedAt ?? null) !== null);
  if (change !== 0 && game.scenarioId !== null) {
    const played = { gamesPlayed: { increment: change } };
    await database.document.updateMany({ where: { id: game.scenarioId }, data: played });
  }
}

/** When the newest result of a scenario that counts was agreed to; null if none counts. */
export async function newestAgreement(
  database: Database,
  scenarioId: string,
): Promise<Date | null> {
  const { _max } = await database.gameResult.aggregate({
    where: countedOf(scenarioId),
    _max: { agreedAt: true },
  });
  return _max.agreedAt;
}

/** How many results of a scenario that count say something in words. */
export function countCountedReports(database: Database, scenarioId: string): Promise<number> {
  const said = { OR: [{ report: { not: "" } }, { wouldChange: { not: "" } }] };
  return database.gameResult.count({ where: { ...countedOf(scenarioId), ...said } });
}

/** Permanently deletes what the result of a game says in words. */
export async function removeReport(database: Database, gameId: string): Promise<void> {
  const data = { report: "", wouldChange: "" };
  await database.gameResult.updateMany({ where: { gameId }, data });
}

/** What was decided in every game of a scenario whose result counts, and for how long it was played, for its figures. */
export async function outcomesOf(database: Database, scenarioId: string) {
  const { points, objectives } = newResultSchema.shape;
  const select = {
    ...{ gameId: true, winner: true, level: true, bounds: true, hours: true },
    ...{ points: true, objectives: true },
  } as const;
  const rows = await database.gameResult.findMany({ where: countedOf(scenarioId), select });
  return rows.map((row) => ({
    ...row,
    points: points.parse(row.points),
    objectives: objectives.parse(row.objectives),
  }));
}

/** What a scenario kept by a game says of what others may know of the game's result. */
export interface KeptScenario extends Scoring {
  readonly isLengthSecret: boolean;
  /** As `shownToAll` of a scenario. */
  readonly shownToAll: string | null;
}

/**
 * Of the scenarios that games whose results count have kept: what decides them and what they keep secret, by the games'
 * ids. Read from the JSON where it is stored, as whole scenarios are large.
 */
export async function keptScenariosOf(
  database: Database,
  scenarioId: string,
): Promise<ReadonlyMap<string, KeptScenario>> {
  const rows = await database.$queryRaw<
    {
      id: string;
      shownToAll: string | null;
      isLengthSecret: boolean;
      victory: unknown;
      sides: string[];
    }[]
  >`
    SELECT game.id, kept."shownToAll", kept.victory,
      coalesce((kept.settings->>'lengthSecret')::boolean, false) AS "isLengthSecret",
      ARRAY(SELECT side->>'id' FROM json_array_elements(kept.sides) AS side) AS sides
    FROM scenario_games AS game
    JOIN game_results AS result ON result.game_id = game.id
    CROSS JOIN LATERAL json_to_record(game.scenario)
      AS kept("shownToAll" text, victory json, settings json, sides json)
    WHERE game.scenario_id = ${scenarioId} AND result.agreed_at IS NOT NULL`;
  return new Map(
    rows.map(({ id, sides, victory, ...kept }) => [
      id,
      {
        ...kept,
        sides: sides.map((side) => ({ id: side })),
        victory: victory === null ? undefined : victorySchema.parse(victory),
      },
    ]),
  );
}

/** The newest results of a scenario that count. */
export async function listCountedResults(
  database: Database,
  scenarioId: string,
  limit: number,
): Promise<CountedResult[]> {
  const rows = await database.gameResult.findMany({
    where: countedOf(scenarioId),
    omit: { agreedBy: true },
    include: {
      pictures: SHOWN_PICTURES,
      game: { select: { version: true, variant: true, _count: { select: { seats: true } } } },
    },
    orderBy: [{ agreedAt: "desc" }, { gameId: "desc" }],
    take: limit,
  });
  return rows.map(({ game, ...row }) => ({
    ...row,
    points: newResultSchema.shape.points.parse(row.points),
    objectives: newResultSchema.shape.objectives.parse(row.objectives),
    version: game.version,
    variant: game.variant,
    seats: game._count.seats,
  }));
}

function countedOf(scenarioId: string): Prisma.GameResultWhereInput {
  return { game: { scenarioId }, agreedAt: { not: null } };
}
