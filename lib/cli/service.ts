import { chmod, mkdir, readdir } from "node:fs/promises";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { ServiceDatabase } from "@/lib/cli/database";
import { loadEnvironment } from "@/lib/cli/load-environment";
import { prepareDatabase } from "@/lib/cli/preparation";
import { releaseVersion } from "@/lib/cli/release";
import { keptSecret } from "@/lib/cli/secret";
import { startServiceMetrics } from "@/lib/cli/service-metrics";
import type { ServeOrder } from "@/lib/cli/web-messages";
import { startWebProcesses, type WebProcesses } from "@/lib/cli/web-processes";
import { type Environment, homeAddress } from "@/lib/db/environment";

const POLL_MS = 50;
const MAX_PROCESSES = 8;

/**
 * Where the log lines of the web processes are written: to standard output, or to files so that the terminal stays
 * readable.
 */
export type Logs = "stdout" | "files";

/**
 * Runs the whole service: starts PostgreSQL unless an external one is configured, migrates, seeds, serves, and prints
 * the address. Returns after a request to end (Ctrl-C, SIGTERM), once everything has shut down.
 */
export async function serve(mode: "start" | "dev", logs: Logs = "stdout"): Promise<void> {
  const environment = loadEnvironment();
  await assertPortFree(environment);
  const ended = endRequested();
  const web = startWebProcesses({
    count:
      mode === "dev"
        ? 1
        : (environment.WEB_CONCURRENCY ?? Math.min(MAX_PROCESSES, availableParallelism())),
    nodeEnvironment: mode === "dev" ? "development" : "production",
    output: logs === "stdout" ? "inherit" : await openLog(environment.DATA_DIR),
    metrics: startServiceMetrics({
      dataFolder: environment.DATA_DIR,
      version: await releaseVersion(),
    }),
    report,
  });
  try {
    // Imported only now, so that the web process can load its own code in the meantime.
    const { openServiceDatabase } = await import("@/lib/cli/database");
    await serveOn(await openServiceDatabase(environment, report), {
      mode,
      environment,
      web,
      ended,
    });
  } finally {
    await web.stop();
  }
}

async function serveOn(
  database: ServiceDatabase,
  service: {
    mode: "start" | "dev";
    environment: Environment;
    web: WebProcesses;
    ended: Promise<"ended">;
  },
): Promise<void> {
  const { mode, environment, web, ended } = service;
  try {
    await prepareDatabase(database.url);
    const serving = web.serve(await serveOrder(mode, environment, database));
    if ((await Promise.race([serving, ended])) === "ended") return;
    const reached = await Promise.race([untilOk(firstPageUrl(environment)), web.failed, ended]);
    if (reached === "ok") {
      console.log(`Grundlag is served at ${homeAddress(environment)}`);
      web.startOthers();
    }
    await Promise.race([ended, web.failed]);
  } finally {
    await web.stop();
    await database.close();
  }
}

function report(news: string): void {
  console.error(news);
}

async function serveOrder(
  mode: "start" | "dev",
  environment: Environment,
  database: ServiceDatabase,
): Promise<ServeOrder> {
  const secret = environment.NEXTAUTH_SECRET ?? (await keptSecret(environment.DATA_DIR));
  return {
    kind: "serve",
    mode,
    host: environment.HOST,
    port: environment.PORT,
    environment: {
      NEXTAUTH_URL: `${homeAddress(environment)}/api/v1/auth`,
      DATABASE_URL: database.url,
      NEXTAUTH_SECRET: secret,
      HOST: environment.HOST,
      PORT: String(environment.PORT),
    },
  };
}

function firstPageUrl({ HOST, PORT }: Environment): string {
  const host = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[HOST] ?? HOST;
  return `http://${host}:${PORT}/`;
}

function endRequested(): Promise<"ended"> {
  return new Promise((resolve) => {
    for (const event of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(event, () => resolve("ended"));
    }
  });
}

async function untilOk(url: string): Promise<"ok"> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return "ok";
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function assertPortFree({ HOST, PORT }: Environment): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (cause: NodeJS.ErrnoException) =>
      reject(
        new Error(
          `cannot listen on ${HOST}:${PORT} (${cause.code}): set PORT or HOST to one that is free`,
          { cause },
        ),
      ),
    );
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}

/** Opens a log in `dataFolder` that keeps five files of ten megabytes each, readable by their owner only. */
export async function openLog(dataFolder: string): Promise<NodeJS.WritableStream> {
  const folder = path.resolve(dataFolder, "log");
  await mkdir(folder, { recursive: true });
  // Earlier releases made files that everybody could read.
  for (const file of await readdir(folder)) await chmod(path.join(folder, file), 0o600);
  const { createStream } = await import("rotating-file-stream");
  return createStream("service.log", { path: folder, size: "10M", maxFiles: 5, mode: 0o600 });
}
