import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedServer } from "@/prisma/embedded-server";

declare module "vitest" {
  export interface ProvidedContext {
    databaseRun: DatabaseRun;
  }
}

/** Data shared by the test files of a run. The first file that needs a database starts the server. */
interface DatabaseRun {
  /** The prefix of the names of this run's databases. */
  prefix: string;
  /** The folder of the run's own server, unless `TEST_DATABASE_URL` names another server. */
  folder: string;
}

export default function setup(project: TestProject): () => Promise<void> {
  const prefix = `grundlag_test_${randomBytes(4).toString("hex")}`;
  const run: DatabaseRun = { prefix, folder: path.join(tmpdir(), prefix) };
  project.provide("databaseRun", run);
  return () => tearDown(run);
}

let startedUrl: Promise<string> | undefined;

/** The connection string of the run's server, which is started by the first call. */
export function serverUrl(run: DatabaseRun): Promise<string> {
  startedUrl ??= startServer(run);
  return startedUrl;
}

async function startServer(run: DatabaseRun): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  await mkdir(run.folder, { recursive: true, mode: 0o755 });
  const server = await startEmbeddedServer({
    folder: path.join(run.folder, "database"),
    database: "postgres",
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
  });
  return server.url;
}

async function tearDown(run: DatabaseRun): Promise<void> {
  const outside = process.env.TEST_DATABASE_URL;
  if (outside) await dropDatabases(outside, run.prefix);
  else if (existsSync(run.folder)) await stopServer(run.folder);
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query("SELECT datname FROM pg_database WHERE datname LIKE $1", [
    `${prefix}%`,
  ]);
  for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await admin.end();
}

async function stopServer(folder: string): Promise<void> {
  const input = { folder: path.join(folder, "database"), database: "postgres" };
  const server = await startEmbeddedServer(input);
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
