import type { Client } from "pg";
import { expect, test } from "vitest";
import { withConnection } from "@/lib/cli/database";
import { prepareDatabase } from "@/lib/cli/preparation";
import { readShippedLibrary } from "@/prisma/seed";
import { emptyDatabase } from "@/tests/setup/database";

const url = await emptyDatabase();
const { documents } = await readShippedLibrary();
const ask = (sql: string) => withConnection(url, (client: Client) => client.query(sql));
const stored = async () => (await ask("SELECT id FROM documents")).rowCount;

test("an empty database gets its tables and the library, and is then left as it is", async () => {
  await prepareDatabase(url);
  expect(await stored()).toBe(documents.length);
  await ask("DELETE FROM documents");
  await prepareDatabase(url);
  expect(await stored()).toBe(0);
});

test("a library that is not this release's is brought up to date", async () => {
  await ask("UPDATE meta SET value = 'an earlier one'");
  await prepareDatabase(url);
  expect(await stored()).toBe(documents.length);
});

test("a database of a newer release is refused in words", async () => {
  await ask("UPDATE _prisma_migrations SET migration_name = '20991231_later'");
  await expect(prepareDatabase(url)).rejects.toThrow("which this release does not know");
});

test("what goes wrong in the process is said in its words", async () => {
  const foreign = await emptyDatabase();
  await withConnection(foreign, (client) => client.query("CREATE TABLE users (name text)"));
  await expect(prepareDatabase(foreign)).rejects.toThrow(/^migration \S+_first failed/);
});
