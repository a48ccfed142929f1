import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseTroubleOf } from "@/lib/db/database-trouble";
import { guardDisk } from "@/prisma/disk-guard";
import { type EmbeddedServer, startEmbeddedServer } from "@/prisma/embedded-server";

const MEGABYTE = 1_048_576;
const folder = await mkdtemp(path.join(tmpdir(), "grundlag-disk-"));
const ballast = path.join(folder, "ballast");
let server: EmbeddedServer;
let client: pg.Client;
let free = 1_000 * MEGABYTE;
let guard: Awaited<ReturnType<typeof guardDisk>>;
const news: string[] = [];

beforeAll(async () => {
  await chmod(folder, 0o755);
  server = await startEmbeddedServer({ folder, database: "grundlag" });
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("CREATE TABLE kept AS SELECT 'Sehested' AS name");
  guard = await guardDisk({
    folder,
    server,
    report: (line) => news.push(line),
    freeBytes: async () => free,
  });
});

afterAll(async () => {
  guard.stop();
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true, maxRetries: 10 });
});

test("with space on the disk everything is written, and some of it is held back for a bad day", async () => {
  await client.query("INSERT INTO kept VALUES ('Bornhöved')");
  expect((await stat(ballast)).size).toBe(32 * MEGABYTE);
  expect(news).toEqual([]);
});

test("a disk that is nearly full is read, not written, until it has space again", async () => {
  free = 20 * MEGABYTE;
  await guard.look();
  const refusal = await written("on").catch((error: unknown) => error);
  expect(databaseTroubleOf(refusal)).toBe("storage-full");
  expect((await client.query("SELECT * FROM kept")).rowCount).toBe(2);
  await expect(stat(ballast)).rejects.toThrow("ENOENT");
  expect(news.at(-1)).toContain("nearly full");

  // The space freed with the ballast does not count as free.
  free = 60 * MEGABYTE;
  await guard.look();
  await expect(written("on")).rejects.toThrow("read-only");

  free = 1_000 * MEGABYTE;
  await guard.look();
  await written("off");
  expect((await stat(ballast)).size).toBe(32 * MEGABYTE);
  expect(news.at(-1)).toContain("space again");
});

/** Waits for the setting, which a session only receives between two statements. */
async function written(readOnly: "on" | "off"): Promise<void> {
  await expect.poll(setting).toBe(readOnly);
  await client.query("INSERT INTO kept VALUES ('Göhrde')");
}

async function setting(): Promise<string> {
  const { rows } = await client.query("SHOW default_transaction_read_only");
  return rows[0].default_transaction_read_only;
}
