import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabaseOf } from "@/lib/cli/database";
import { endProcess } from "@/lib/cli/processes";
import { parseEnvironment } from "@/lib/db/environment";

const POLL_MS = 10;
const PATIENCE_MS = 30_000;
const METRICS_TOKEN = "a token of the bench";

/** A place to run the built service, with its own database, removed after the measurements. */
interface BenchSite {
  url: string;
  environment: Record<string, string>;
  clear(): Promise<void>;
}

interface RunningService {
  stop(): Promise<void>;
}

export async function makeSite(): Promise<BenchSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "grundlag-bench-"));
  await chmod(folder, 0o755);
  const port = String(await freePort());
  return {
    url: `http://127.0.0.1:${port}`,
    environment: {
      DATA_DIR: folder,
      DATABASE_URL: "",
      HOST: "127.0.0.1",
      PORT: port,
      METRICS_TOKEN,
    },
    clear: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** Runs `work` against the built service with its own database, and then removes both. */
export async function withService<T>(work: (url: string) => Promise<T>): Promise<T> {
  return withServiceAndDatabase(({ url }) => work(url));
}

/** The same for `work` that also fills the database directly. */
export async function withServiceAndDatabase<T>(
  work: (running: { readonly url: string; readonly databaseUrl: string }) => Promise<T>,
): Promise<T> {
  const site = await makeSite();
  try {
    const database = await openDatabaseOf(parseEnvironment(site.environment));
    try {
      site.environment.DATABASE_URL = database.url;
      const service = await startService(site, "/healthz");
      try {
        return await work({ url: site.url, databaseUrl: database.url });
      } finally {
        await service.stop();
      }
    } finally {
      await database.close();
    }
  } finally {
    await site.clear();
  }
}

/** Starts the built service and waits until the page at `firstPath` has been loaded completely. */
export async function startService(site: BenchSite, firstPath: string): Promise<RunningService> {
  const child = spawn(process.execPath, ["lib/cli/run.mjs", "start"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...site.environment },
  });
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await hasCome(site.url + firstPath))) {
    if (child.exitCode !== null) throw new Error("the service did not start");
    if (performance.now() > deadline) throw new Error(`${site.url}${firstPath} does not come`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { stop: () => endProcess(child, PATIENCE_MS) };
}

/** The total memory of the web processes of a service started here, in bytes. */
export async function residentMemory(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const figures = await (await fetch(`${url}/metrics`, { headers })).text();
  const found = /^process_resident_memory_bytes(?:\{[^}]*\})? ([\d.e+]+)$/m.exec(figures);
  if (!found) throw new Error(`${url}/metrics says nothing of memory`);
  return Number(found[1]);
}

async function hasCome(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("no free port");
  return address.port;
}
