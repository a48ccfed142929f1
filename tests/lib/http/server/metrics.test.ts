import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { register } from "prom-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answer } from "@/app/api/v1/answer";
import { database } from "@/lib/db/client";
import { offerApp } from "@/lib/http/offered-app";
import { startMetrics } from "@/lib/http/server/metrics";
import { pageRoutes } from "@/lib/http/server/page-routes";
import { createWebServer } from "@/lib/http/server/web-server";
import { freshDatabase } from "@/tests/setup/database";
import { figureIn } from "@/tests/setup/figure";

const { url } = await freshDatabase();

const TOKEN = "a token for Prometheus";
const away = { isAway: false };
let server: Server;
let address: string;

beforeAll(async () => {
  register.clear();
  offerApp({ answerApi: answer, findPage: async () => null });
  server = createWebServer({
    handle: async (_, response) => void response.writeHead(404).end("no such page"),
    database: away,
    metrics: startMetrics({ token: TOKEN, collect: () => register.metrics() }),
    serveFile: null,
    pageRoutes: pageRoutes([]),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  register.clear();
});

async function figure(sample: string): Promise<number | null> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  return figureIn(await (await fetch(`${address}/metrics`, { headers })).text(), sample);
}

test("refusals are counted by status and cause", async () => {
  // Counted when the answer has gone out, which its receiver may see first.
  const expectCause = (status: number, name: string) =>
    expect
      .poll(() => figure(`grundlag_refusals_total{status="${status}",cause="${name}"}`))
      .toBe(1);
  const post = (path: string, body: string, type = "application/json") =>
    fetch(address + path, { method: "POST", body, headers: { "content-type": type } });
  await post("/api/v1/scenarios", "{}");
  await expectCause(401, "unauthenticated");
  await post("/api/v1/scenarios/check", "x".repeat(2_000_000));
  await expectCause(413, "too-large");
  await post("/api/v1/scenarios/check", "{}", "text/plain");
  await expectCause(415, "unsupported-media-type");
  await post("/api/v1/order-of-battle", "%PDF-1.7", "text/plain");
  await expectCause(415, "file-pdf");
  await fetch(`${address}/no-such-page`);
  await expectCause(404, "none");
  away.isAway = true;
  await fetch(`${address}/library`);
  away.isAway = false;
  await expectCause(503, "unavailable");
  const before = await register.metrics();
  await fetch(`${address}/api/v1/openapi.json`);
  const refusals = (text: string) => text.match(/^grundlag_refusals_total.*$/gm);
  expect(refusals(await register.metrics())).toEqual(refusals(before));
});

test("the database's pool is counted", async () => {
  const pool = async () => {
    const parts = ["open", "idle", "waiting"].map((part) =>
      figure(`grundlag_database_pool_${part}`),
    );
    const [open, idle, waiting] = await Promise.all(parts);
    return { open, idle, waiting };
  };
  await database().$queryRaw`SELECT 1`;
  const rested = await pool();
  expect(rested).toEqual({ open: rested.open, idle: rested.open, waiting: 0 });
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("SELECT pg_advisory_lock(1)");
  const held = Array.from(
    { length: 14 },
    () => database().$queryRaw`SELECT pg_advisory_xact_lock_shared(1)::text`,
  );
  const done = Promise.all(held);
  await expect.poll(pool).toEqual({ open: 10, idle: 0, waiting: 4 });
  await holder.end();
  await done;
  expect(await pool()).toEqual({ open: 10, idle: 10, waiting: 0 });
});
