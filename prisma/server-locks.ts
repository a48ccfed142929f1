import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Line numbers in `postmaster.pid`, as documented by PostgreSQL ("Database File Layout"). */
const PID_LINE = 0;
const STATUS_LINE = 7;
const SOCKET_LOCK = ".s.PGSQL.5432.lock";

/**
 * A PostgreSQL server running on a data folder; `status` is PostgreSQL's own word: starting, ready, stopping, standby.
 */
interface RunningServer {
  readonly pid: number;
  readonly status: string;
}

/** The server running on `dataFolder`, in whatever state; null if there is none, even if its lock file remains. */
export async function runningServer(dataFolder: string): Promise<RunningServer | null> {
  const lines = await linesOf(path.join(dataFolder, "postmaster.pid"));
  const pid = Math.abs(Number(lines[PID_LINE]));
  if (!pid || !(await isPostgres(pid))) return null;
  return { pid, status: lines[STATUS_LINE]?.trim() ?? "starting" };
}

/**
 * Removes the lock files of a server that is gone. PostgreSQL does so itself unless its process id has since been given
 * to another program, as happens in containers, where ids start again.
 */
export async function clearStaleLocks(input: {
  dataFolder: string;
  socketFolder: string;
}): Promise<void> {
  const locks = [
    path.join(input.dataFolder, "postmaster.pid"),
    path.join(input.socketFolder, SOCKET_LOCK),
  ];
  for (const lock of locks) {
    const [line] = await linesOf(lock);
    const pid = Math.abs(Number(line));
    if (pid && !(await isPostgres(pid))) await rm(lock, { force: true });
  }
}

async function linesOf(file: string): Promise<string[]> {
  return (await readFile(file, "utf8").catch(() => "")).split("\n");
}

// Linux shows a process's name and state in `/proc`; `ps` may be missing. A zombie no longer counts as a server.
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === "linux") {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    return /\(postgres\) [^ZX]/.test(stat);
  }
  const options = ["-o", "stat=,comm=", "-p", String(pid)];
  const { stdout } = await run("ps", options).catch(() => ({ stdout: "" }));
  return /^[^Z].*postgres/.test(stdout.trim());
}
