import { z } from "zod";
import { ENDING } from "@/lib/db/bogowie-wojny/games";
import type { Database } from "@/lib/db/client";
import type { FinishedBattle } from "@/lib/domain/bogowie-wojny/game/battle-figures";
import { gameArmySchema } from "@/lib/domain/bogowie-wojny/game/game-army";
import { scoreSheetSchema } from "@/lib/domain/bogowie-wojny/game/game-event";
import { battleObjectiveSchema } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";

const armySchema = gameArmySchema.pick({
  ...{ value: true, bases: true, objectives: true, objectiveShares: true },
  ...{ halfLostPoints: true, force: true },
});

const battleSchema = z.object({
  sheets: z.object({ a: scoreSheetSchema, b: scoreSheetSchema }),
  armies: z.object({ a: armySchema, b: armySchema }),
  objectives: z.array(battleObjectiveSchema),
});

/**
 * The games of a scenario to whose score both players agreed and that were not reopened since. Read from the JSON where
 * it is stored, as whole scenarios and armies are large.
 */
export async function finishedBattlesOf(
  database: Database,
  scenarioId: string,
): Promise<FinishedBattle[]> {
  const rows = await database.$queryRaw<unknown[]>`
    SELECT proposal.payload->'sheets' AS sheets,
      coalesce(game.scenario->'objectives', '[]'::json) AS objectives,
      (SELECT json_object_agg(seat.seat, (
          SELECT json_object_agg(field.key, field.value) FROM json_each(seat.army) AS field
          WHERE field.key = ANY(${Object.keys(armySchema.shape)}::text[])
        )) FROM game_seats AS seat WHERE seat.game_id = game.id) AS armies
    FROM games AS game
    CROSS JOIN LATERAL (
      SELECT kind, payload FROM game_events
      WHERE game_id = game.id AND kind = ANY(${[...ENDING]}::text[])
      ORDER BY seq DESC LIMIT 1
    ) AS ending
    JOIN game_events AS proposal
      ON proposal.game_id = game.id AND proposal.seq = (ending.payload->>'proposal')::int
    WHERE game.scenario_id = ${scenarioId} AND ending.kind = 'score-agreed'`;
  return rows.map((row) => battleSchema.parse(row));
}

/** When a score of a scenario's games was last agreed to, or one of them reopened; null if never. */
export async function newestEnding(database: Database, scenarioId: string): Promise<Date | null> {
  const kind = { in: [...ENDING] };
  const { _max } = await database.gameEvent.aggregate({
    where: { kind, game: { scenarioId } },
    _max: { at: true },
  });
  return _max.at;
}
