import { Agent, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answer } from "@/app/api/v1/answer";
import { offerApp } from "@/lib/http/offered-app";
import { pageRoutes } from "@/lib/http/server/page-routes";
import { createWebServer } from "@/lib/http/server/web-server";
import { newPerson, newToken, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const person = await newPerson();
const reader = await newToken(person.email, ["read"]);
const scenario = await storeScenario(person);

const JSON_TYPE = "application/json";
const REFUSALS = [
  { status: 401, method: "POST", path: "/scenarios", type: JSON_TYPE, token: "" },
  { status: 403, method: "DELETE", path: `/scenarios/${scenario}`, type: JSON_TYPE, token: reader },
  { status: 413, method: "POST", path: "/scenarios/check", type: JSON_TYPE, token: "" },
  { status: 415, method: "POST", path: "/scenarios", type: "text/plain", token: person.token },
  { status: 422, method: "POST", path: "/scenarios", type: JSON_TYPE, token: person.token },
] as const;
const FRAMINGS: readonly ((bytes: number) => Record<string, string>)[] = [
  (bytes) => ({ "content-length": String(bytes) }),
  () => ({ "transfer-encoding": "chunked" }),
];
const SIZES = [100, 10_000, 300_000, 1_000_000, 5_000_000];

let server: Server;
let port: number;

beforeAll(async () => {
  offerApp({ answerApi: answer, findPage: async () => null });
  server = createWebServer({
    handle: async (_, response) => void response.end("a page"),
    database: { isAway: false },
    metrics: { answer: async () => {}, count: () => {} },
    serveFile: null,
    pageRoutes: pageRoutes([]),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.each(REFUSALS)("refused with $status", ({ status, method, path, type, token }) => {
  test.each(SIZES)(
    "an upload of %i bytes gets its answer, and the next request its own",
    async (bytes) => {
      const headers = {
        "content-type": type,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      // Texts of JSON that are no document.
      const body = `"${"x".repeat(bytes - 2)}"`;
      for (const framing of FRAMINGS) {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        const refused = await send(agent, {
          method,
          path,
          headers: { ...headers, ...framing(bytes) },
          body,
        });
        expect(refused.status).toBe(refusalFor(status, bytes));
        const next = await send(agent, {
          method: "GET",
          path: "/openapi.json",
          headers: {},
          body: "",
        });
        expect(next.status).toBe(200);
        agent.destroy();
      }
    },
  );
});

/** What is longer than anybody may send is refused for that, whatever else is wrong with it. */
function refusalFor(status: number, bytes: number): number {
  if (status === 413) return bytes > 1_000_000 ? 413 : 422;
  if (status === 422) return bytes > 4 * 1024 * 1024 ? 413 : 422;
  return status;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

function send(agent: Agent, { method, path, headers, body }: Call): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, port, host: "127.0.0.1", method, path: `/api/v1${path}`, headers },
      (response) => {
        response.resume().on("end", () => resolve({ status: response.statusCode ?? 0 }));
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
