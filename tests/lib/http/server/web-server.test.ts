import { get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offerApp } from "@/lib/http/offered-app";
import { type CountedRequest, startMetrics } from "@/lib/http/server/metrics";
import { pageRoutes } from "@/lib/http/server/page-routes";
import { createWebServer } from "@/lib/http/server/web-server";
import { PLAIN_PAGE_HEADER } from "@/lib/http/stored-page";
import { noteRequest, requestScope } from "@/lib/log/request-scope";

const TOKEN = "a token for Prometheus";
const answerApi = async () => new Response();
const database = { isAway: false };
const counted: CountedRequest[] = [];
let server: Server;
let address: string;

beforeAll(async () => {
  const { answer } = startMetrics({ token: TOKEN, collect: async () => "grundlag 1\n" });
  server = createWebServer({
    // Takes the place of Next.js: responds with the id of the request it believes it is handling, and fails on request.
    handle: async (request, response) => {
      if (request.url === "/fails") {
        noteRequest({ trouble: "unavailable" });
        response.statusCode = 500;
      }
      response.setHeader("content-type", "text/plain");
      response.end(requestScope()?.id);
    },
    database,
    metrics: { answer, count: (request) => void counted.push(request) },
    serveFile: null,
    pageRoutes: pageRoutes(["/l/[slug]/page.tsx"]),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test("an answer has the id by which the log knows its request", async () => {
  const answer = await fetch(`${address}/l/secret`);
  expect(await answer.text()).toBe(answer.headers.get("x-request-id"));
  expect((await fetch(address)).headers.get("x-request-id")).not.toBe(
    answer.headers.get("x-request-id"),
  );
});

test("requests are counted by the pattern of their address, which holds no secret", async () => {
  counted.length = 0;
  await (await fetch(`${address}/l/secret`)).text();
  await expect.poll(() => counted).toHaveLength(1);
  expect(counted[0]).toMatchObject({ method: "GET", route: "/l/[slug]", status: 200 });
});

test("a stored page goes out as it was compressed, with what browsers are to mind", async () => {
  const html = Buffer.from("<html>La Haye Sainte</html>");
  const page = { html, brotli: brotliCompressSync(html), policy: "script-src 'self'", link: null };
  offerApp({ answerApi, findPage: async (at) => (at === "/stored" ? page : null) });
  const get = (headers = {}) => fetch(`${address}/stored`, { headers });
  const answer = await get({ "accept-encoding": "br" });
  expect(await answer.text()).toBe(html.toString());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-encoding": "br",
    "content-length": String(page.brotli.length),
    "content-security-policy": page.policy,
    "cache-control": expect.stringContaining("no-store"),
    vary: expect.stringMatching(/Cookie.*Accept-Encoding/),
    "x-content-type-options": "nosniff",
    "x-request-id": expect.any(String),
  });
  const packed = await get({ "accept-encoding": "gzip" });
  expect(packed.headers.get("content-encoding")).not.toBe("br");
  expect(await packed.text()).toBe(html.toString());
  // Requests by an open page and by the page store itself are handled by Next.js.
  for (const headers of [{ rsc: "1" }, { [PLAIN_PAGE_HEADER]: "1" }]) {
    expect((await get(headers)).headers.get("content-type")).toBe("text/plain");
  }
});

test("the API answers before Next.js, whatever the caller calls this service", async () => {
  offerApp({
    findPage: async () => null,
    answerApi: async (request) => {
      const { method, url, headers } = request;
      const sent = [method, url, headers.get("x-forwarded-for"), await request.text()];
      return Response.json(sent, { status: 201, headers: { etag: '"3"' } });
    },
  });
  const answer = await fetch(`${address}/api/v1/scenarios?lang=da`, {
    method: "POST",
    body: "{}",
    headers: { "x-forwarded-for": "10.0.0.9" },
  });
  expect([answer.status, answer.headers.get("etag")]).toEqual([201, '"3"']);
  expect(await answer.json()).toEqual([
    "POST",
    "http://localhost/api/v1/scenarios?lang=da",
    "10.0.0.9, 127.0.0.1",
    "{}",
  ]);
  expect(await rawGet("/api/v1/maps", "not a host")).toContain("/api/v1/maps");
  // next-auth's part of the API, and addresses that Next.js corrects, are left to Next.js.
  for (const path of ["/api/v1/auth/session", "/api/v1/scenarios/", "/api/v2/scenarios"]) {
    expect((await fetch(address + path)).headers.get("content-type")).toBe("text/plain");
  }
});

/** Sends a GET with a `Host` header that fetch would not send; returns the body. */
function rawGet(path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address + path, { headers: { host } }, (response) => {
      response.setEncoding("utf8").once("data", resolve).once("error", reject);
    });
  });
}

test("a page that the database failed is a 503 that says when to come back", async () => {
  const answer = await fetch(`${address}/fails`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("while the database is away people get a page that tries again, tools a problem", async () => {
  database.isAway = true;
  const headers = { accept: "text/html", "accept-language": "da" };
  const page = await fetch(`${address}/library`, { headers });
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
  const text = await page.text();
  expect(text).toContain('<html lang="da">');
  expect(text).toContain("kan ikke nås");
  expect(text).toContain('http-equiv="refresh"');
  const form = await fetch(`${address}/api/v1/maps/m/battlefield.pdf`, { headers });
  expect(await form.text()).toBe(text);

  const problem = await fetch(`${address}/api/v1/scenarios`);
  expect(problem.status).toBe(503);
  expect(await problem.json()).toMatchObject({
    code: "unavailable",
    requestId: problem.headers.get("x-request-id"),
  });
  expect(await originOf("/api/v1/scenarios", {})).toBe("*");
  expect(await originOf("/api/v1/scenarios", FOREIGN)).toBe("*");
  expect(await originOf("/api/v1/scenarios", { authorization: "Bearer gdl_mine" })).toBeNull();
  expect(await originOf("/library", FOREIGN)).toBeNull();
  for (const path of ["/healthz", "/readyz", "/_next/static/a.js"]) {
    expect((await fetch(address + path)).status).toBe(200);
  }
  database.isAway = false;
});

const FOREIGN = { origin: "https://club.example", "sec-fetch-site": "cross-site" };

async function originOf(path: string, headers: Record<string, string>): Promise<string | null> {
  return (await fetch(address + path, { headers })).headers.get("access-control-allow-origin");
}

test("metrics are for callers with the token", async () => {
  const ask = (authorization: string) =>
    fetch(`${address}/metrics`, { headers: authorization ? { authorization } : {} });
  expect((await ask("")).status).toBe(401);
  expect((await ask("Bearer another")).status).toBe(401);
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toBe("grundlag 1\n");
});
