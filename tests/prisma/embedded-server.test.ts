import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type EmbeddedServer, startEmbeddedServer } from "@/prisma/embedded-server";
import { assertTraversable } from "@/prisma/server-user";

const root = await mkdtemp(path.join(tmpdir(), "grundlag-server-"));
// Longer than the path of a socket may be.
const folder = path.join(root, "a-folder-with-a-long-name/".repeat(5), "database");
let server: EmbeddedServer;

beforeAll(async () => {
  await chmod(root, 0o755);
  server = await startEmbeddedServer({ folder, database: "grundlag" });
});

afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, maxRetries: 10 });
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

test("after a crash it is brought back with every row that was saved", async () => {
  await ask(server.url, "CREATE TABLE kept AS SELECT 'Sehested' AS answer");
  process.kill(await postmaster(), "SIGKILL");
  expect(await askAgain(server.url, "SELECT answer FROM kept")).toBe("Sehested");
  expect(server.owned).toBe(true);
});

test("one process of it killed under writes ends no service", async () => {
  process.kill(await openBackend(), "SIGKILL");
  expect(await askAgain(server.url, "SELECT answer FROM kept")).toBe("Sehested");
});

test("a server that hangs while it stops is ended, and the next start gets through", async () => {
  // A suspended backend never ends, so a fast stop would wait for it for ever.
  process.kill(await openBackend(), "SIGSTOP");
  process.kill(await postmaster(), "SIGINT");
  expect(await askAgain(server.url, "SELECT answer FROM kept")).toBe("Sehested");
});

test("the locks of a server that is gone do not matter, whatever has its process id now", async () => {
  await server.stop();
  const lock = path.join(folder, "pgdata", "postmaster.pid");
  // Names this test's own process, which is alive but is not PostgreSQL.
  await writeFile(lock, `${process.pid}\n${path.dirname(lock)}\n0\n5432\n\n\n0 0\nready\n`);
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
  // A broken connection also makes its query fail.
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0]?.answer ?? Object.values(rows[0] ?? {})[0];
}

async function postmaster(): Promise<number> {
  const lock = await readFile(path.join(folder, "pgdata", "postmaster.pid"), "utf8");
  return Number(lock.split("\n")[0]);
}

/** Process id of the backend of a new connection; tried again while the server still recovers from an earlier test. */
function openBackend(): Promise<number> {
  return vi.waitFor(
    async () => {
      const client = new pg.Client({ connectionString: server.url });
      client.on("error", () => {});
      await client.connect();
      const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
      return rows[0].pid;
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** Repeats a query until the server responds again. */
async function askAgain(connectionString: string, sql: string): Promise<unknown> {
  return vi.waitFor(() => ask(connectionString, sql), { timeout: 60_000, interval: 100 });
}
