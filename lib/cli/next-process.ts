import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { endProcess } from "@/lib/cli/processes";

const NEXT = "node_modules/next/dist/bin/next";
const LEASH = "./lib/cli/die-with-parent.mjs";
const POLL_MS = 50;
const PATIENCE_MS = 10_000;
/** Longer than proxies keep a connection open: theirs to close, so that no request meets one being closed. */
const KEEP_ALIVE_MS = 75_000;

/** What the web server is told besides this process's own environment. */
export interface NextEnvironment extends Record<string, string> {
  HOST: string;
  PORT: string;
}

export interface NextProcess {
  /** Resolves when `url` answers 200. */
  ready(url: string): Promise<"ready">;
  /** Rejects when the server ends without having been told to. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** The web server in a process of its own, which ends when this one does, however that happens. */
export async function startNext(
  mode: "start" | "dev",
  environment: NextEnvironment,
): Promise<NextProcess> {
  const options = ["-H", environment.HOST, "-p", environment.PORT];
  if (mode === "start") options.push("--keepAliveTimeout", String(KEEP_ALIVE_MS));
  const child = spawn(process.execPath, ["--import", LEASH, NEXT, mode, ...options], {
    stdio: ["inherit", mode === "dev" ? "inherit" : "ignore", "inherit", "ipc"],
    env: { ...process.env, ...environment },
  });
  const failed = unexpectedEnd(child);
  failed.catch(() => {});
  return {
    ready: (url) => Promise.race([untilOk(url, child), failed]),
    failed,
    stop: () => endProcess(child, PATIENCE_MS),
  };
}

async function untilOk(url: string, child: ChildProcess): Promise<"ready"> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return "ready";
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return new Promise(() => {});
}

async function unexpectedEnd(child: ChildProcess): Promise<never> {
  const [code, signal] = await once(child, "exit");
  throw new Error(`the web server ended by itself (${signal ?? `exit code ${code}`})`);
}
