import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** Runs Node with `args`, showing its output; throws if it fails. */
export async function runNode(args: string[], options: SpawnOptions = {}): Promise<void> {
  const code = await exitCodeOf(spawn(process.execPath, args, { stdio: "inherit", ...options }));
  if (code !== 0) throw new CommandFailed(args, code);
}

/** Runs Node with `args`, showing its output, and returns its exit code. */
export function tryNode(args: string[], options: SpawnOptions = {}): Promise<number> {
  return exitCodeOf(spawn(process.execPath, args, { stdio: "inherit", ...options }));
}

/** Ends `child` and waits until it has exited; kills it if it takes longer than `patienceMs`. */
export async function endProcess(child: ChildProcess, patienceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const killer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  await gone;
  clearTimeout(killer);
}

export class CommandFailed extends Error {
  constructor(args: string[], code: number) {
    super(`\`node ${args.join(" ")}\` failed with exit code ${code}`);
  }
}

async function exitCodeOf(child: ChildProcess): Promise<number> {
  const [code] = await once(child, "exit");
  return code ?? 1;
}
