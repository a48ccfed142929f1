import { expect, test } from "vitest";
import { ALL_ENDPOINTS } from "@/app/api/v1/_endpoints/all";
import { METHODS } from "@/lib/http/endpoint";
import { callApi } from "@/tests/app/api/call-api";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

/** An address for a path, with parameters that its endpoints accept. */
function addressOf(path: string): string {
  return path
    .replace("{file}", "scenario.v1.json")
    .replace("{n}", "21")
    .replace("{number}", "1")
    .replace("{version}", "1")
    .replace("{seat}", "a")
    .replace(/\{\w+\}/g, "2bcdefghjkmn");
}

test.each(
  ALL_ENDPOINTS.map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` })),
)("$name answers as it declares, without an account too", async ({ endpoint }) => {
  const { method, path, access, body, example, mediaTypes, answers } = endpoint;
  // The helper itself fails on responses that are not declared.
  const { status, json } = await callApi(addressOf(path), {
    method,
    ...(body ? { json: example, headers: { "content-type": mediaTypes[0] ?? "" } } : {}),
  });
  if (access === "read" || access === "write")
    expect([status, json.code]).toEqual([401, "unauthenticated"]);
  else expect(Object.keys(answers)).toContain(String(json?.code ?? status));
});

const paths = [...new Set(ALL_ENDPOINTS.map(({ path }) => path))];
const pairs = paths.flatMap((path) => {
  const possible = ALL_ENDPOINTS.filter((each) => each.path === path).map(({ method }) => method);
  return METHODS.filter((method) => !possible.includes(method)).map((method) => ({
    path,
    method,
    possible,
  }));
});

test.each(pairs)("$method $path is not declared, and answers 405 with what is", async (pair) => {
  const { status, headers, json } = await callApi(addressOf(pair.path), { method: pair.method });
  expect([status, json.code]).toEqual([405, "method-not-allowed"]);
  const allowed = headers.get("allow")?.split(", ") ?? [];
  expect(allowed.filter((method) => !["HEAD", "OPTIONS"].includes(method))).toEqual(pair.possible);
});

test.each([
  "",
  "/nothing",
  "/scenarios/a/nothing",
  "/scenarios/a/packs/nothing.pdf",
  "/games/a/rosters/a/roster.doc",
  "/openapi",
])("%s is not found", async (path) => {
  for (const method of [...METHODS, "OPTIONS"]) {
    const { status, json } = await callApi(path, { method });
    expect([method, status, json.code]).toEqual([method, 404, "not-found"]);
  }
});

test("an address that was given out before is still answered", async () => {
  const answer = await callApi("/clubs/join/2bcdefghjkmn");
  expect([answer.status, answer.json.code]).toEqual([404, "not-found"]);
  expect((await callApi("/clubs/join/2bcdefghjkmn", { method: "OPTIONS" })).status).toBe(204);
});
