import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { type Migration, migrate, shippedMigrations } from "@/prisma/migrate";
import { emptyDatabase } from "@/tests/setup/database";

const first: Migration = { name: "1_first", checksum: "a", sql: "CREATE TABLE one (id int)" };
const second: Migration = { name: "2_second", checksum: "b", sql: "CREATE TABLE two (id int)" };

test("migrations run once, in order", async () => {
  const client = await emptyClient();
  expect(await migrate(client, [first])).toEqual(["1_first"]);
  expect(await migrate(client, [first, second])).toEqual(["2_second"]);
  expect(await migrate(client, [first, second])).toEqual([]);
});

test("two processes that start at once migrate once", async () => {
  const url = await emptyDatabase();
  const clients = await Promise.all([connect(url), connect(url), connect(url)]);
  const shipped = await shippedMigrations();
  const applied = await Promise.all(clients.map((client) => migrate(client, shipped)));
  expect(applied.flat()).toEqual(shipped.map(({ name }) => name));
});

test("a migration that fails leaves nothing behind, and those before it stay", async () => {
  const client = await emptyClient();
  const broken = { ...second, sql: "CREATE TABLE two (id int); SELECT no_such_function()" };
  await expect(migrate(client, [first, broken])).rejects.toThrow(/2_second.*no_such_function/);
  await expect(client.query("SELECT * FROM two")).rejects.toThrow(/two/);
  expect(await migrate(client, [first, second])).toEqual(["2_second"]);
});

test.each([
  ["a changed migration", [{ ...first, checksum: "changed" }], /1_first was changed/],
  ["a database of a newer release", [], /1_first, which this release does not know/],
])("%s is refused", async (_, shipped, message) => {
  const client = await emptyClient();
  await migrate(client, [first]);
  await expect(migrate(client, shipped)).rejects.toThrow(message);
});

async function emptyClient(): Promise<pg.Client> {
  return connect(await emptyDatabase());
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  afterAll(() => client.end());
  return client;
}

test("what documents take is worked out for those that are stored already", async () => {
  const client = await emptyClient();
  const shipped = await shippedMigrations();
  const since = shipped.findIndex(({ name }) => name.endsWith("_document_bytes"));
  await migrate(client, shipped.slice(0, since));
  await client.query(`
    INSERT INTO users (id, email, name) VALUES ('u', 'u@example.org', 'U');
    INSERT INTO documents (id, kind, system, owner_id, title, language, body)
      VALUES ('d', 'scenario', 's', 'u', 't', 'pl', '{"title": "Żółć"}');
    INSERT INTO revisions (document_id, version, body, patch)
      VALUES ('d', 1, '{"title": "Żó"}', NULL), ('d', 2, NULL, '[1]');`);
  await migrate(client, shipped);
  const { rows } = await client.query("SELECT body_bytes, history_bytes FROM documents");
  expect(rows).toEqual([{ body_bytes: 21, history_bytes: "20" }]);
});
