import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedServer, startEmbeddedServer } from "@/prisma/embedded-server";
import { assertTraversable } from "@/prisma/server-user";

const root = await mkdtemp(path.join(tmpdir(), "grundlag-server-"));
// Deeper than the path of a socket may be.
const folder = path.join(root, "a-folder-with-a-long-name/".repeat(5), "database");
let server: EmbeddedServer;

beforeAll(async () => {
  await chmod(root, 0o755);
  server = await startEmbeddedServer({ folder, database: "grundlag" });
});

afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

test("serves a database from a folder too deep for a socket", async () => {
  expect(await ask(server.url, "SELECT current_database() AS answer")).toBe("grundlag");
});

test("listens on no port and writes UTF-8", async () => {
  expect(await ask(server.url, "SHOW listen_addresses")).toBe("");
  expect(await ask(server.url, "SHOW server_encoding")).toBe("UTF8");
});

test("a second process shares it, and leaves it running", async () => {
  const second = await startEmbeddedServer({ folder, database: "grundlag" });
  expect([server.owned, second.owned]).toEqual([true, false]);
  await second.stop();
  expect(await ask(server.url, "SELECT 'yes' AS answer")).toBe("yes");
});

test("after a crash it starts again with every row that was saved", async () => {
  await ask(server.url, "CREATE TABLE kept AS SELECT 'Sehested' AS answer");
  const postmaster = await readFile(path.join(folder, "pgdata", "postmaster.pid"), "utf8");
  process.kill(Number(postmaster.split("\n")[0]), "SIGKILL");
  await expect(server.lost).rejects.toThrow(/went away/);
  server = await startEmbeddedServer({ folder, database: "grundlag" });
  expect(await ask(server.url, "SELECT answer FROM kept")).toBe("Sehested");
});

test("a folder that the server's user may not pass through is named", async () => {
  const closed = path.join(root, "closed");
  const inside = path.join(closed, "checkout");
  await mkdir(inside, { recursive: true });
  await chmod(closed, 0o700);
  const stranger = { uid: 54321, gid: 54321 };
  await expect(assertTraversable(inside, stranger)).rejects.toThrow(`chmod o+x ${closed}`);
  await chmod(closed, 0o711);
  await assertTraversable(inside, stranger);
});

async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0]?.answer ?? Object.values(rows[0] ?? {})[0];
}
