-- Games of Bogowie Wojny that ended before they were counted among the games played of their scenario.
UPDATE "documents" SET "games_played" = "games_played" + "finished"."count"
FROM (
  SELECT "game"."scenario_id", count(*)::int AS "count"
  FROM "games" AS "game"
  CROSS JOIN LATERAL (
    SELECT "kind" FROM "game_events"
    WHERE "game_id" = "game"."id" AND "kind" IN ('score-agreed', 'reopening-agreed')
    ORDER BY "seq" DESC LIMIT 1
  ) AS "ending"
  WHERE "ending"."kind" = 'score-agreed'
  GROUP BY "game"."scenario_id"
) AS "finished"
WHERE "documents"."id" = "finished"."scenario_id";
