import pg from "pg";
import { expect, test } from "vitest";
import { migrate, shippedMigrations } from "@/prisma/migrate";
import { emptyDatabase } from "@/tests/setup/database";

const ENTRY = "now(), 'a'";

test("games that ended before they were counted are counted, those reopened since are not", async () => {
  const shipped = await shippedMigrations();
  const at = shipped.findIndex(({ name }) => name.endsWith("_battles_played"));
  const client = new pg.Client({ connectionString: await emptyDatabase() });
  await client.connect();
  await migrate(client, shipped.slice(0, at), async () => {});
  await client.query(`
    INSERT INTO users (id, email, name) VALUES ('u', 'u@example.org', 'U');
    INSERT INTO documents (id, kind, system, owner_id, title, language, nations, size, search_text, body)
      SELECT id, 'scenario', 'bogowie-wojny', 'u', id, 'en', '{}', 0, '', '{}'
      FROM unnest(ARRAY['played', 'unplayed']) AS id;
    INSERT INTO games (id, title, scenario_id) VALUES ('ended', '', 'played'), ('again', '', 'played'),
      ('reopened', '', 'played'), ('open', '', 'unplayed'), ('plain', '', NULL);
    INSERT INTO game_events (game_id, seq, at, seat, kind, payload) VALUES
      ('ended', 1, ${ENTRY}, 'score-agreed', '{}'), ('plain', 1, ${ENTRY}, 'score-agreed', '{}'),
      ('again', 1, ${ENTRY}, 'score-agreed', '{}'), ('again', 2, ${ENTRY}, 'reopening-agreed', '{}'),
      ('again', 3, ${ENTRY}, 'score-agreed', '{}'), ('again', 4, ${ENTRY}, 'reopening-asked', '{}'),
      ('reopened', 1, ${ENTRY}, 'score-agreed', '{}'),
      ('reopened', 2, ${ENTRY}, 'reopening-agreed', '{}'), ('open', 1, ${ENTRY}, 'seated', '{}');`);
  await migrate(client, shipped, async () => {});
  const { rows } = await client.query("SELECT id, games_played FROM documents ORDER BY id");
  await client.end();
  expect(rows).toEqual([
    { id: "played", games_played: 2 },
    { id: "unplayed", games_played: 0 },
  ]);
});
