import { expect, test } from "vitest";
import { ALL_ENDPOINTS } from "@/app/api/v1/_endpoints/all";
import { newBattlefield } from "@/lib/domain/bogowie-wojny/field/new-battlefield";
import { groupBy } from "@/lib/domain/document/group-by";
import type { Endpoint } from "@/lib/http/endpoint";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { callApi } from "@/tests/app/api/call-api";
import { pairwise } from "@/tests/app/api/pairwise";
import { bareScenario, newPerson, publish, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "100000";
process.env.SIGN_IN_FAILURES_PER_15_MIN = "100000";
process.env.LINK_MISSES_PER_15_MIN = "100000";
await freshDatabase();
const anna = await newPerson("Anna");
const id = await storeScenario(anna, { sides: [{ id: "danes", name: "Danes", colour: "a" }] });
await publish(anna, id);

const list = {
  kind: "army-list",
  schemaVersion: 1,
  title: "A list",
  language: "en",
  nation: "austria",
};
const book = { ...list, kind: "army-book", title: "A book" };
const idOf = async (path: string, json: object) =>
  (await callApi(path, { token: anna.token, json })).json.id as string;
const table = { widthCm: 120, depthCm: 120 };
const map = newBattlefield({ title: "A map", language: "en", table, area: "plains" });
const listId = await idOf("/army-lists", list);
const storedIds: readonly (readonly [path: string, id: string])[] = [
  ["/army-lists", listId],
  ["/army-books", await idOf("/army-books", book)],
  ["/maps", await idOf("/maps", map)],
  ["/games", await idOf("/games", { listId })],
];
const club = (await callApi("/clubs", { token: anna.token, json: { name: "A club" } })).json;
const formatId = await idOf(`/clubs/${club.slug}/formats`, { format: FORMAT_32_8 });
const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const { json: picture } = await callApi(`/scenarios/${id}/pictures?name=A+picture`, {
  token: anna.token,
  body: Buffer.from(onePixel, "base64"),
  headers: { "content-type": "image/png" },
});

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const big = "x".repeat(5 * 1024 * 1024);
const json = { "content-type": "application/json" };

type Hostile = [name: string, body: BodyInit, headers: Record<string, string>, status: RegExp];

/** Bodies that are refused before they reach an endpoint. */
const unread: Hostile[] = [
  ["nothing", "", json, /400/],
  ["no JSON", "{", json, /400/],
  ["not UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22]), json, /400/],
  ["another type", "a=b", { "content-type": "application/x-www-form-urlencoded" }, /415/],
  ["no type", new Uint8Array([0x7b, 0x7d]), {}, /415/],
  ["5 MiB", `"${big}"`, json, /413/],
];

/** Bodies that an endpoint refuses. */
const bodies: Hostile[] = [
  ["null", "null", json, /422/],
  ["a number", "1e400", json, /422/],
  ["a list of nothing", "[null]", json, /422/],
  ["100 000 levels", deep(100_000), json, /422/],
  ["NUL", '{"title":"a\\u0000b","kind":"scenario"}', json, /422/],
  ["half a pair", '{"title":"\\ud800","kind":"scenario"}', json, /422/],
  ["a prototype", '{"__proto__":{"admin":true},"kind":"scenario"}', json, /422/],
  ["a constructor", '{"constructor":{"prototype":{}}}', json, /422/],
  [
    "wrong types everywhere",
    '{"kind":1,"title":{},"sides":"no","email":[],"scopes":{}}',
    json,
    /422/,
  ],
];

/** The subject of an endpoint; the endpoints of several collections share one function for each action. */
const SUBJECT =
  /^(?:\/(?:scenarios|army-lists|army-books|maps)(?:\/\{id\})?|\/games\/\{id\}\/rosters\/\{seat\}|\/events\/\{id\}\/submissions\/\{entry\}|\/share-links\/\{slug\}|\/rules\/[^/]+|)(?=\/|$)/;

/** Excludes endpoints that take files as bytes; they have their own tests with broken files. */
const writing = ALL_ENDPOINTS.filter(({ body, bodyAs }) => body !== null && bodyAs === "json");
const bodyCases = [
  ...[
    ...groupBy(
      writing,
      ({ access, mostBytes, mediaTypes }) => `${access} ${mostBytes} ${mediaTypes}`,
    ).values(),
  ].flatMap((alike) => inTurns(alike, unread)),
  ...casesOf(writing, bodies),
].map(({ endpoint: { method, path }, value: [name, ...rest] }) => ({ method, path, name, rest }));
test.each(bodyCases)("$method $path with $name", async ({ method, path, rest }) => {
  const [body, headers, status] = rest;
  const answer = await callApi(filled(path), {
    method,
    token: anna.token,
    body,
    headers: { ...headers, "if-match": '"1"' },
  });
  expect(String(answer.status), answer.text.slice(0, 200)).toMatch(status);
  expect(answer.json.code).toEqual(expect.any(String));
  expect(answer.text).not.toMatch(/\bat .*\.(ts|js):|node_modules|prisma/i);
});

/** A cursor of a list that is well-formed except for a character that the database cannot store. */
const nulCursor = Buffer.from('{"sort":"updated","key":"\\u0000","id":"x"}').toString("base64url");
const queries = [
  "q=%00",
  `q=${"x".repeat(300)}`,
  "q=%27%22%3A%2A%26%7C%21%28%29%3C%2D%3E%5C",
  "q=!!!%20%26%20",
  "limit=0",
  "limit=-1",
  "limit=1e9",
  "limit=abc",
  "limit=1&limit=2",
  "cursor=zzzz",
  "cursor=bnVsbA",
  "cursor=",
  `cursor=${nulCursor}`,
  "sort=;drop%20table",
  "year=99999999999999999999",
  "yearFrom=-1",
  "mine=perhaps",
  "for=side:",
  "for=side:../../etc",
  "for[]=umpire",
  "lang=xx",
  "paper=a9",
  `nation=${"x".repeat(100)}`,
  "nation=%EF%BF%BF",
  "unknown=1",
  "__proto__=1",
  "constructor=1",
  "%00=1",
  "%=1",
];
const reading = ALL_ENDPOINTS.filter(
  ({ method, path }) => method === "GET" && !path.endsWith(".pdf"),
);
const isKnown = ({ query }: Endpoint, wanted: string) =>
  Object.hasOwn(query.shape, wanted.split("=")[0] ?? "");
const queryCases = [
  ...casesOf(reading, queries, isKnown),
  // An endpoint looks at no value of a name it does not know.
  ...inTurns(reading, queries),
].map(({ endpoint: { path }, value }) => ({ path, query: value }));
test.each(queryCases)("GET $path?$query", async ({ path, query }) => {
  const answer = await callApi(`${filled(path)}?${query}`, { token: anna.token });
  expect(answer.status, answer.text.slice(0, 200)).toBeLessThan(500);
});

const ids = [
  "%00",
  "..%2f..",
  "A",
  "-x",
  "x".repeat(65),
  "'; drop table documents; --",
  "%F0%9F%92%A3",
];
const withIds = ALL_ENDPOINTS.filter(({ path }) => path.includes("{"));
const idCases = casesOf(withIds, ids).map(({ endpoint, value }) => ({
  method: endpoint.method,
  path: endpoint.path,
  id: value,
}));
test.each(idCases)("$method $path with $id for an id", async ({ method, path, id: strange }) => {
  const answer = await callApi(filled(path, encodeURIComponent(decodeURIComponent(strange))), {
    method,
    token: anna.token,
    headers: { ...json, "if-match": "*" },
    ...(method === "GET" ? {} : { body: "{}" }),
  });
  expect([404, 422]).toContain(answer.status);
});

const matches = ["", "x", '"', '"abc"', '"-1"', '"99999999999999"', 'W/"1"', '"1", "2"', "\u00e6"];
test.each(matches)("If-Match: %s is answered without a failure", async (header) => {
  for (const method of ["PUT", "PATCH"]) {
    const answer = await callApi(`/scenarios/${id}`, {
      method,
      token: anna.token,
      headers: { "if-match": header },
      json: method === "PUT" ? bareScenario() : [],
    });
    expect([412, 428], answer.text).toContain(answer.status);
  }
});

const authorizations = [
  "",
  "Bearer",
  "Bearer x",
  "Basic YTpi",
  `Bearer ${"y".repeat(9_000)}`,
  "\u00e6",
];
test.each(authorizations)("Authorization: %s is no user", async (authorization) => {
  const answer = await callApi("/users/me", { headers: { authorization } });
  expect(answer.status).toBe(401);
});

const patches = [
  [{ op: "remove", path: "" }],
  [{ op: "replace", path: "", value: null }],
  [{ op: "add", path: "/sides/99", value: {} }],
  [{ op: "add", path: "/sides/-1", value: {} }],
  [{ op: "replace", path: "/sides/length", value: 0 }],
  [{ op: "add", path: "/__proto__/polluted", value: 1 }],
  [{ op: "add", path: "/constructor/prototype/polluted", value: 1 }],
  [{ op: "move", from: "/sides", path: "/sides/0" }],
  [{ op: "copy", from: "", path: "/sides/0" }],
  [{ op: "test", path: "/title", value: "other" }],
  [{ op: "replace", path: "/kind", value: "army-list" }],
  [{ op: "explode", path: "/title" }],
  [{ op: "replace", path: "title", value: "x" }],
  [{ op: "replace", path: "/title~2", value: "x" }],
  { op: "replace", path: "/title", value: "x" },
];
test.each(patches.map((patch) => ({ patch })))("the patch $patch is refused", async ({ patch }) => {
  const answer = await callApi(`/scenarios/${id}`, {
    method: "PATCH",
    token: anna.token,
    headers: { "if-match": '"1"' },
    json: patch,
  });
  expect(answer.status).toBe(422);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("a body is counted while it comes in, whatever its header says", async () => {
  const part = new TextEncoder().encode("x".repeat(64 * 1024));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(part);
    },
  });
  const answer = await callApi("/scenarios/check", { body, headers: json });
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(100);
});

test("wrong methods are named the right ones, unknown paths are problems", async () => {
  const wrong = await callApi("/scenarios", { method: "DELETE", token: anna.token });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "HEAD, OPTIONS, GET, POST"]);
  const options = await callApi("/scenarios", { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow")]).toEqual([204, "HEAD, OPTIONS, GET, POST"]);
  for (const path of ["", "/nothing", "/scenarios/a/b/c/d", "/maps/x"]) {
    const answer = await callApi(path);
    expect([answer.status, answer.json.code]).toEqual([404, "not-found"]);
  }
});

test("after all of it the scenario is what it was", async () => {
  const kept = await callApi(`/scenarios/${id}`, { token: anna.token });
  expect(kept.headers.get("etag")).toBe('"1"');
});

/**
 * Combines endpoints with hostile values so that all pairs of subject, action and value occur and each endpoint gets
 * some.
 */
function casesOf<V>(
  endpoints: readonly Endpoint[],
  values: readonly V[],
  isMet: (endpoint: Endpoint, value: V) => boolean = () => true,
) {
  const all = endpoints.flatMap((endpoint) =>
    values.filter((value) => isMet(endpoint, value)).map((value) => ({ endpoint, value })),
  );
  return pairwise(all, ({ endpoint: { method, path }, value }) => {
    const subject = SUBJECT.exec(path)?.[0] ?? "";
    const action = `${method} ${path.slice(subject.length)}`;
    return { subject, action, value: String(values.indexOf(value)) };
  });
}

/** Gives each endpoint one of the values, and each value to one of the endpoints. */
function inTurns<V>(endpoints: readonly Endpoint[], values: readonly V[]) {
  return Array.from({ length: Math.max(endpoints.length, values.length) }, (_, i) => ({
    endpoint: endpoints[i % endpoints.length] as Endpoint,
    value: values[i % values.length] as V,
  }));
}

function filled(path: string, strange?: string): string {
  return path
    .replace("/formats/{id}", `/formats/${strange ?? formatId}`)
    .replace("{id}", strange ?? storedIds.find(([start]) => path.startsWith(start))?.[1] ?? id)
    .replace("{slug}", strange ?? club.slug)
    .replace("{pictureId}", strange ?? picture.id)
    .replace("{code}", strange ?? "2".repeat(12))
    .replace("{version}", strange ?? "1")
    .replace("{sideId}", strange ?? "danes")
    .replace("{formationId}", strange ?? "corps")
    .replace("{reader}", strange ?? "umpire")
    .replace("{personId}", strange ?? "person")
    .replace("{seatId}", strange ?? "seat")
    .replace("{message}", strange ?? "message")
    .replace("{file}", strange ?? "scenario.v1.json");
}
