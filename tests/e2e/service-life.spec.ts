import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { figureIn } from "@/tests/setup/figure";

const TOKEN = "a token for Prometheus";
const PORT = Number(process.env.E2E_PORT ?? 3100) + 57;
const address = `http://127.0.0.1:${PORT}`;
let folder: string;
let npm: ChildProcess;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "grundlag-life-"));
  await chmod(folder, 0o755);
  npm = start(PORT);
  await expect.poll(() => statusOf("/readyz"), { timeout: 60_000 }).toBe(200);
});

test.afterAll(async () => {
  npm.kill("SIGTERM");
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

test("a second service on the same data is refused", async () => {
  const second = start(PORT + 1);
  let said = "";
  second.stderr?.on("data", (part: Buffer) => {
    said += part;
  });
  const code = await new Promise((resolve) => second.once("exit", resolve));
  expect(code).not.toBe(0);
  expect(said).toContain(`another Grundlag runs on ${folder}`);
});

test("losing a process of the database ends nothing: requests meanwhile are asked to wait", async () => {
  const seen = new Set<number>();
  for (let round = 0; round < 3; round++) {
    process.kill(aBackend(), "SIGKILL");
    await expect
      .poll(async () => {
        for (const at of ["/library", "/api/v1/scenarios"]) seen.add(await statusOf(at));
        return statusOf("/readyz");
      })
      .toBe(200);
  }
  expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([]);
  await expect.poll(() => statusOf("/library")).toBe(200);
});

test("a page of an older release that calls an action which is gone gets no fault, and the log says why", async () => {
  let said = "";
  npm.stderr?.on("data", (part: Buffer) => {
    said += part;
  });
  const gone = "7f1234567890123456789012345678901234567890";
  const field = new FormData();
  field.set(`$ACTION_ID_${gone}`, "");
  const headers = { "next-action": gone, "content-type": "text/plain;charset=UTF-8" };
  for (const call of [{ headers, body: "[]" }, { body: field }]) {
    const { status } = await fetch(`${address}/sign-in`, { method: "POST", ...call });
    expect(status).toBe(409);
  }
  await expect.poll(() => said).toContain(gone);
});

test("a web process that is killed is replaced, and the figures are those of all", async () => {
  const [victim] = webProcesses();
  process.kill(Number(victim), "SIGKILL");
  await expect.poll(() => statusOf("/library")).toBe(200);
  await expect.poll(webProcesses).not.toContain(victim);
  await expect.poll(metrics).toContain('route="/library",status="200"');
  await expect.poll(metrics).toContain('grundlag_process_restarts_total{cause="signal"} 1');
  // While the new process still loads, an answer may hold only what the first process knows.
  let figures = "";
  const poolIsOpen = async () => {
    figures = await metrics();
    return figureIn(figures, "grundlag_database_pool_open") ?? 0;
  };
  await expect.poll(poolIsOpen, { timeout: 30_000 }).toBeGreaterThan(0);
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(figures).toContain(`grundlag_build_info{version="${version}"`);
  const { bavail, bsize } = await statfs(folder);
  const free = figureIn(figures, "grundlag_disk_free_bytes") ?? 0;
  // One disk, however many processes there are; others may be writing to it.
  expect(free / (bavail * bsize)).toBeCloseTo(1, 1);
});

test("SIGTERM to npm finishes what is under way, and ends everything it started", async () => {
  const lock = path.join(folder, "database", "pgdata", "postmaster.pid");
  const postmaster = Number(readFileSync(lock, "utf8").split("\n")[0]);
  const started = [...webProcesses(), String(postmaster)];
  const asked = await beginCheck('{"kind":"scenario"');
  const news = await followSomeGame();
  npm.kill("SIGTERM");
  // New requests are no longer accepted.
  await expect.poll(() => statusOf("/healthz")).toBe(0);
  // Whoever follows a game holds up nothing.
  await news.ended;
  // The body was not JSON until now; that it is checked at all shows that it arrived completely.
  expect(await asked.finish(',"title":"Late"}')).toBe(422);
  await expect.poll(() => started.filter(isAlive)).toEqual([]);
});

/** Begins a game of a shipped scenario and follows one of its seats; `ended` resolves when its stream does. */
async function followSomeGame(): Promise<{ readonly ended: Promise<void> }> {
  const who = { email: "umpire@example.com", password: "correct horse battery", name: "Umpire" };
  const send = async (at: string, body: object, token = "") => {
    const headers = new Headers({ "content-type": "application/json" });
    if (token !== "") headers.set("authorization", `Bearer ${token}`);
    const answer = await fetch(`${address}/api/v1${at}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  await send("/users", who);
  const { token } = await send("/tokens", { ...who, scopes: ["read", "write"] });
  const seats = [{ spectator: true }];
  const game = await send("/scenarios/la-haye-sainte-1815/games", { seats }, token);
  const stream = await fetch(`${address}/api/v1/seats/${game.seats[0].key}/news`);
  expect(stream.status).toBe(200);
  return { ended: stream.text().then(() => undefined) };
}

function start(port: number): ChildProcess {
  return spawn("npm", ["--silent", "start"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: "",
      HOST: "127.0.0.1",
      PORT: String(port),
      METRICS_TOKEN: TOKEN,
      WEB_CONCURRENCY: "2",
    },
  });
}

/**
 * Sends a check request up to the middle of its body; `finish` sends the rest and resolves to the response's status.
 */
async function beginCheck(half: string): Promise<{ finish(rest: string): Promise<number> }> {
  const asked = request(`${address}/api/v1/scenarios/check`, {
    method: "POST",
    headers: { "content-type": "application/json", expect: "100-continue" },
  });
  const status = new Promise<number>((resolve, reject) => {
    asked.on("response", (answer) => resolve(answer.statusCode ?? 0)).on("error", reject);
  });
  asked.flushHeaders();
  await once(asked, "continue");
  asked.write(half);
  return {
    finish(rest) {
      asked.end(rest);
      return status;
    },
  };
}

/** The status of a response; 0 if there is none. */
async function statusOf(at: string): Promise<number> {
  const headers = { accept: "text/html" };
  const answer = await fetch(address + at, { headers }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status ?? 0;
}

async function metrics(): Promise<string> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await fetch(`${address}/metrics`, { headers }).catch(() => null);
  return (await answer?.text()) ?? "";
}

/** Ids of this service's web processes: children of the last process in npm's chain. */
function webProcesses(): string[] {
  const service = descendants(String(npm.pid)).at(-1) ?? "";
  return children(service).filter((id) => commandOf(id).includes("web-process"));
}

/** The chain of processes from npm and its shell down to the first process with several children. */
function descendants(id: string): string[] {
  const below = children(id);
  return below.length === 1 && below[0] ? [id, ...descendants(below[0])] : [id];
}

function aBackend(): number {
  const lock = path.join(folder, "database", "pgdata", "postmaster.pid");
  const postmaster = readFileSync(lock, "utf8").split("\n")[0] ?? "";
  const backends = children(postmaster).filter((id) => commandOf(id).includes("grundlag [local]"));
  return Number(backends.at(-1));
}

function children(id: string): string[] {
  return ps(["-o", "pid=", "--ppid", id]).split(/\s+/).filter(Boolean);
}

function commandOf(id: string): string {
  return ps(["-o", "args=", "-p", id]);
}

function isAlive(id: string): boolean {
  return /^[^Z]/.test(ps(["-o", "stat=", "-p", id]).trim());
}

function ps(options: string[]): string {
  try {
    return execFileSync("ps", options, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}
