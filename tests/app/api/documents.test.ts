import { readFileSync } from "node:fs";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { cacheablePage } from "@/app/_frame/cacheable-page";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, patchCall, publish, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const anna = await newPerson("Anna");
const bo = await newPerson("Bo");

test("a stored scenario comes out as it went in, with its version as a strong ETag", async () => {
  const json = JSON.parse(readFileSync("prisma/library/sehested-1813.json", "utf8"));
  const created = await callApi("/scenarios", { token: anna.token, json });
  expect(created.status).toBe(201);
  expect(created.headers.get("location")).toBe(`/api/v1/scenarios/${created.json.id}`);
  const read = await callApi(`/scenarios/${created.json.id}`, { token: anna.token });
  expect(read.headers.get("etag")).toBe('"1"');
  expect(read.json).toEqual(json);
  expect(read.text).toBe(JSON.stringify(json));
  const again = await callApi(`/scenarios/${created.json.id}`, {
    token: anna.token,
    headers: { "if-none-match": '"1"' },
  });
  expect([again.status, again.text]).toEqual([304, ""]);
});

test("a patch makes the next version, and the same patch sent again changes nothing", async () => {
  const id = await storeScenario(anna);
  const call = patchCall(anna, 1, [{ op: "replace", path: "/title", value: "Dennewitz" }]);
  const first = await callApi(`/scenarios/${id}`, call);
  expect([first.status, first.headers.get("etag"), first.json]).toEqual([
    200,
    '"2"',
    { id, version: 2, rebased: false },
  ]);
  const second = await callApi(`/scenarios/${id}`, call);
  expect([second.status, second.json.version]).toEqual([200, 2]);
  const revisions = await callApi(`/scenarios/${id}/revisions`, { token: anna.token });
  expect(revisions.json.items.map((each: { version: number }) => each.version)).toEqual([2, 1]);
});

test("a patch from an older version is rebased where it touches something else", async () => {
  const id = await storeScenario(anna);
  await callApi(
    `/scenarios/${id}`,
    patchCall(anna, 1, [{ op: "replace", path: "/battle", value: "Dennewitz" }]),
  );
  const late = await callApi(
    `/scenarios/${id}`,
    patchCall(anna, 1, [{ op: "replace", path: "/place", value: "Brandenburg" }]),
  );
  expect([late.status, late.headers.get("etag"), late.json.rebased]).toEqual([200, '"3"', true]);
  expect(late.json.document).toMatchObject({ battle: "Dennewitz", place: "Brandenburg" });
});

test("two changes of the same place are a conflict that shows both and stores neither again", async () => {
  const id = await storeScenario(anna);
  await callApi(
    `/scenarios/${id}`,
    patchCall(anna, 1, [{ op: "replace", path: "/title", value: "Hers" }]),
  );
  const late = await callApi(
    `/scenarios/${id}`,
    patchCall(anna, 1, [{ op: "replace", path: "/title", value: "Mine" }]),
  );
  expect(late.status).toBe(409);
  expect(late.json).toMatchObject({
    code: "conflict",
    version: 2,
    base: { title: "A scenario" },
    theirs: { title: "Hers" },
    yours: { title: "Mine" },
    errors: [{ path: "/title" }],
  });
  const kept = await callApi(`/scenarios/${id}`, { token: anna.token });
  expect([kept.json.title, kept.headers.get("etag")]).toEqual(["Hers", '"2"']);
});

test("of twenty writers at once, each changing another side, all are kept", async () => {
  const sides = Array.from({ length: 8 }, (_, i) => ({
    id: `s${i}`,
    name: `Side ${i}`,
    colour: "a",
  }));
  const fields = ["tasks", "brief", "believedOfEnemy"];
  const id = await storeScenario(anna, { sides });
  const places = sides.flatMap((_, i) => fields.map((field) => `/sides/${i}/${field}`));
  const chosen = places.slice(0, 20);
  const answers = await Promise.all(
    chosen.map((place) =>
      callApi(
        `/scenarios/${id}`,
        patchCall(anna, 1, [{ op: "replace", path: place, value: `at ${place}` }]),
      ),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual(chosen.map(() => 200));
  const kept = await callApi(`/scenarios/${id}`, { token: anna.token });
  expect(kept.headers.get("etag")).toBe('"21"');
  for (const place of chosen) {
    const [, , side, field] = place.split("/");
    expect(kept.json.sides[Number(side)][field ?? ""]).toBe(`at ${place}`);
  }
});

test("a stale PUT is refused and a missing If-Match asked for", async () => {
  const id = await storeScenario(anna);
  const put = (headers: Record<string, string>) =>
    callApi(`/scenarios/${id}`, {
      method: "PUT",
      token: anna.token,
      headers,
      json: bareScenario({ title: "New" }),
    });
  expect((await put({})).status).toBe(428);
  expect((await put({ "if-match": '"7"' })).status).toBe(412);
  expect((await put({ "if-match": 'W/"1"' })).status).toBe(412);
  expect((await put({ "if-match": '"1"' })).headers.get("etag")).toBe('"2"');
  expect((await put({ "if-match": '"1"' })).status).toBe(412);
  expect((await put({ "if-match": "*" })).status).toBe(200);
});

test("a change whose result is not well-formed is refused with its place, nothing stored", async () => {
  const id = await storeScenario(anna);
  const answer = await callApi(
    `/scenarios/${id}`,
    patchCall(anna, 1, [
      { op: "add", path: "/sides/-", value: { id: "s1", name: "Danes", colour: "a", nmae: "x" } },
    ]),
  );
  expect(answer.status).toBe(422);
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  expect(answer.json.errors[0].path).toBe("/sides/0/nmae");
  const kept = await callApi(`/scenarios/${id}`, { token: anna.token });
  expect(kept.headers.get("etag")).toBe('"1"');
});

test("an earlier version can be read and brought back", async () => {
  const id = await storeScenario(anna, { title: "First" });
  await callApi(
    `/scenarios/${id}`,
    patchCall(anna, 1, [{ op: "replace", path: "/title", value: "Second" }]),
  );
  const old = await callApi(`/scenarios/${id}/revisions/1`, { token: anna.token });
  expect(old.json.title).toBe("First");
  const restored = await callApi(`/scenarios/${id}/revisions/1/restore`, {
    method: "POST",
    token: anna.token,
    headers: { "if-match": '"2"' },
  });
  expect(restored.json.version).toBe(3);
  const now = await callApi(`/scenarios/${id}`, { token: anna.token });
  expect(now.json.title).toBe("First");
  expect((await callApi(`/scenarios/${id}/revisions/9`, { token: anna.token })).status).toBe(404);
});

test("a fork is a private copy with credit, and outlives its original", async () => {
  const id = await storeScenario(anna, { title: "Fork me" });
  await publish(anna, id);
  const fork = await callApi(`/scenarios/${id}/fork`, { method: "POST", token: bo.token });
  expect(fork.status).toBe(201);
  expect((await callApi(`/scenarios/${fork.json.id}`)).status).toBe(404);
  expect((await callApi(`/scenarios/${id}`, { method: "DELETE", token: anna.token })).status).toBe(
    204,
  );
  expect((await callApi(`/scenarios/${id}`, { token: anna.token })).status).toBe(404);
  const mine = await callApi("/scenarios?mine=true", { token: bo.token });
  expect(mine.json.items).toMatchObject([{ id: fork.json.id, forkedFromTitle: "Fork me" }]);
});

test("a copy's page leads to its original as long as its reader can find that", async () => {
  const id = await storeScenario(anna, { title: "Where it was" });
  await publish(anna, id);
  const fork = await callApi(`/scenarios/${id}/fork`, { method: "POST", token: bo.token });
  await publish(bo, fork.json.id);
  const shown = async () => {
    const request = new NextRequest(`http://localhost/scenarios/${fork.json.id}`);
    return JSON.parse((await cacheablePage(request))?.shows ?? "{}").head.forkedFrom;
  };
  expect(await shown()).toEqual({ id, title: "Where it was" });
  await publish(anna, id, "unlisted");
  expect(await shown()).toEqual({ id: null, title: "Where it was" });
});

test("copies have titles of their own among those of their owner", async () => {
  const id = await storeScenario(anna, { title: "Ligny" });
  const copied = async (of: string) => {
    const { json } = await callApi(`/scenarios/${of}/fork`, { method: "POST", token: anna.token });
    const { json: copy } = await callApi(`/scenarios/${json.id}`, { token: anna.token });
    return { id: json.id, title: copy.title };
  };
  const first = await copied(id);
  const [second, ofFirst] = [await copied(id), await copied(first.id)];
  expect([first, second, ofFirst].map(({ title }) => title)).toEqual([
    "Ligny, copy",
    "Ligny, copy 2",
    "Ligny, copy 3",
  ]);
});

test("the ground of a scenario is copied alone, with credit and without its troops and secrets", async () => {
  const json = JSON.parse(readFileSync("prisma/library/sehested-1813.json", "utf8"));
  json.map.features[0].hiddenFrom = [json.sides[0].id];
  const created = await callApi("/scenarios", { token: anna.token, json });
  await publish(anna, created.json.id);
  const at = `/scenarios/${created.json.id}/fork?part=ground`;
  const copy = await callApi(at, { method: "POST", token: bo.token });
  expect(copy.status).toBe(201);
  const { json: ground } = await callApi(`/scenarios/${copy.json.id}`, { token: bo.token });
  expect(ground.map.features).toEqual(
    json.map.features.map((feature: object) => ({ ...feature, hiddenFrom: [] })),
  );
  expect(ground).toMatchObject({
    title: `${json.title}, kopi`,
    sides: [],
    umpireNotes: "",
    date: null,
  });
  const mine = await callApi("/scenarios?mine=true", { token: bo.token });
  expect(mine.json.items[0]).toMatchObject({ forkedFromTitle: json.title });
});

test("a part that a document has not is refused by name", async () => {
  const id = await storeScenario(anna);
  const answer = await callApi(`/scenarios/${id}/fork?part=troops`, {
    method: "POST",
    token: anna.token,
  });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.json.errors)).toContain("part");
});

test("releases count up and name the version they are of", async () => {
  const id = await storeScenario(anna);
  const release = (note: string) =>
    callApi(`/scenarios/${id}/releases`, { token: anna.token, json: { note } });
  expect((await release("played")).json).toEqual({ number: 1, version: 1 });
  await callApi(
    `/scenarios/${id}`,
    patchCall(anna, 1, [{ op: "replace", path: "/title", value: "Better" }]),
  );
  expect((await release("fixed")).json).toEqual({ number: 2, version: 2 });
  const all = await callApi(`/scenarios/${id}/releases`, { token: anna.token });
  expect(all.json.items.map((each: { note: string }) => each.note)).toEqual(["fixed", "played"]);
});

test("a check needs no sign-in and stores nothing", async () => {
  const answer = await callApi("/scenarios/check", { json: bareScenario() });
  expect(answer.status).toBe(200);
  expect(answer.json.findings[0]).toMatchObject({ rule: expect.any(String), severity: "error" });
});

test("views: the public one for strangers, the umpire's for the editor, a side's on request", async () => {
  const sides = [
    { id: "danes", name: "Danes", colour: "a", brief: "Hold the bridge." },
    { id: "allies", name: "Allies", colour: "b", brief: "Take the bridge." },
  ];
  const id = await storeScenario(anna, { sides, umpireNotes: "The bridge is mined." });
  await publish(anna, id);
  const view = async (query: string, token?: string) =>
    callApi(`/scenarios/${id}/view${query}`, token ? { token } : {});
  expect((await view("")).json.audience).toEqual({ for: "public" });
  expect((await view("")).text).not.toContain("mined");
  expect((await view("", anna.token)).json.audience).toEqual({ for: "umpire" });
  const danes = await view("?for=side:danes");
  expect(danes.text).toContain("Hold the bridge.");
  expect(danes.text).not.toContain("Take the bridge.");
  expect((await view("?for=side:swedes")).status).toBe(404);
  expect((await view("?for=everybody")).status).toBe(422);
});
