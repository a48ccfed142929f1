import { expect, test } from "vitest";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, type Person, patchCall, publish, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const anna = await newPerson("Anna");
const bo = await newPerson("Bo");

type Corner = readonly [number, number];

function shape(kind: string, id: string, points: readonly Corner[], parts: object = {}) {
  return { kind, id, points, ...parts };
}

const WOOD = shape("wood", "wood", [
  [10, 10],
  [40, 10],
  [40, 30],
]);
const ROAD = shape("road", "road", [
  [0, 60],
  [180, 60],
]);
const FORD = shape(
  "crossing",
  "ford",
  [
    [90, 50],
    [90, 70],
  ],
  { crossing: "ford", hiddenFrom: ["french"] },
);

async function scenarioWith(person: Person, features: readonly object[]): Promise<string> {
  return storeScenario(person, {
    title: "Ligny",
    place: "Brabant",
    credits: "After Capitaine, 1796.",
    umpireNotes: "Grouchy comes at four.",
    settings: { metresPerCm: 25 },
    sides: [{ id: "french", name: "French", colour: "a" }],
    map: { widthCm: 180, depthCm: 120, features },
  });
}

const publishGround = (person: Person, id: string, json: object = {}) =>
  callApi(`/scenarios/${id}/ground-map`, { token: person.token, json });

async function mapOf(features: readonly object[], json: object = {}): Promise<string> {
  const id = await scenarioWith(anna, features);
  const made = await publishGround(anna, id, json);
  expect(made.status, made.text).toBe(201);
  return made.json.id;
}

const show = (id: string) =>
  callApi(`/maps/${id}/visibility`, {
    method: "PUT",
    token: anna.token,
    json: { visibility: "public" },
  });

test("a scenario's ground becomes a private map that credits it and tells nothing else", async () => {
  const scenarioId = await scenarioWith(anna, [WOOD, ROAD, FORD]);
  const made = await publishGround(anna, scenarioId);
  expect(made.json).toMatchObject({ version: 1, title: "Ligny", author: "Anna" });
  const path = `/maps/${made.json.id}`;
  const { json, text } = await callApi(path, { token: anna.token });
  expect(json).toMatchObject({
    system: "belle-alliance",
    place: "Brabant",
    settings: { metresPerCm: 25 },
  });
  expect(json.map.origin).toMatchObject({ kind: "scenario", id: scenarioId, author: "Anna" });
  expect(text).not.toMatch(/ford|Grouchy|french/i);
  expect((await callApi(path, { token: bo.token })).status).toBe(404);
  expect((await callApi("/maps?q=brabant", { token: bo.token })).json.items).toEqual([]);
  expect((await publishGround(bo, scenarioId)).status).toBe(404);
  await publish(anna, scenarioId);
  expect((await publishGround(bo, scenarioId)).status).toBe(403);
});

test("hidden ground is on the map only where it is named, and only hidden ground can be", async () => {
  const named = await mapOf([WOOD, FORD], { shown: ["ford"], title: "With the ford" });
  const { json } = await callApi(`/maps/${named}`, { token: anna.token });
  expect(json.title).toBe("With the ford");
  expect(json.map.features).toMatchObject([{ id: "wood" }, { id: "ford", hiddenFrom: [] }]);
  const scenarioId = await scenarioWith(anna, [WOOD]);
  const wrong = await publishGround(anna, scenarioId, { shown: ["wood"] });
  expect([wrong.status, wrong.json.errors[0].path]).toEqual([422, "/shown/0"]);
});

test("the ground is the next version of one's own map, whose words stay", async () => {
  const scenarioId = await scenarioWith(anna, [WOOD]);
  const { json: first } = await publishGround(anna, scenarioId, { title: "Fleurus" });
  const path = `/maps/${first.id}`;
  await callApi(path, patchCall(anna, 1, [{ op: "replace", path: "/notes", value: "Flat." }]));
  const patch = [
    {
      op: "add",
      path: "/map/features/-",
      value: { ...ROAD, name: "", hiddenFrom: [], widthCm: 2 },
    },
  ];
  expect((await callApi(`/scenarios/${scenarioId}`, patchCall(anna, 1, patch))).status).toBe(200);
  const next = await publishGround(anna, scenarioId, { mapId: first.id, title: "Not this" });
  expect([next.status, next.json.version, next.json.title]).toEqual([200, 3, "Fleurus"]);
  const { json } = await callApi(path, { token: anna.token });
  expect(json).toMatchObject({
    title: "Fleurus",
    notes: "Flat.",
    map: { features: [{}, { id: "road" }] },
  });
  await show(first.id);
  const his = await scenarioWith(bo, [WOOD]);
  expect((await publishGround(bo, his, { mapId: first.id })).status).toBe(403);
});

test("neither game's map is taken for the other's", async () => {
  const field = generateBattlefield({
    seed: "Raszyn",
    table: { widthCm: 180, depthCm: 120 },
    area: "farmland",
  });
  const { json: stored } = await callApi("/maps", { token: anna.token, json: field });
  const scenarioId = await scenarioWith(anna, [WOOD]);
  const onto = await publishGround(anna, scenarioId, { mapId: stored.id });
  expect([onto.status, onto.json.errors[0].path]).toEqual([422, "/mapId"]);
  const ground = { widthCm: 180, depthCm: 120, features: [] };
  const news = { token: anna.token, json: { since: 1, ground } };
  expect((await callApi(`/maps/${stored.id}/ground-news`, news)).status).toBe(404);
  expect((await callApi(`/maps/${stored.id}/map.geojson`, { token: anna.token })).status).toBe(404);
  const sent = await callApi("/maps/map.geojson", { json: field });
  expect([sent.status, sent.json.errors[0].path]).toEqual([422, "/system"]);
  const own = await callApi("/maps?mine=true&system=bogowie-wojny&facets=true", {
    token: anna.token,
  });
  expect(own.json.items.map(({ id }: { id: string }) => id)).toEqual([stored.id]);
  expect(own.json.facets.system["belle-alliance"]).toBeGreaterThan(0);
  expect(own.json.facets.size).toEqual({});
  const small = await callApi("/maps?mine=true&size=small", { token: anna.token });
  expect(small.json.items).toEqual([]);
});

test("every file of a map is its reader's alone, then everybody's, and comes out the same again", async () => {
  const id = await mapOf([WOOD, ROAD], { title: "Wavre" });
  const files = ["", "/map.svg", "/map.png", "/map.geojson", "/thumbnail.svg", "/battlefield.pdf"];
  for (const file of files) {
    expect((await callApi(`/maps/${id}${file}`, { token: bo.token })).status, file).toBe(404);
  }
  await show(id);
  for (const file of files) expect((await callApi(`/maps/${id}${file}`)).status, file).toBe(200);
  const geo = await callApi(`/maps/${id}/map.geojson`);
  expect(JSON.parse(geo.text)).toMatchObject({ features: [{ id: "wood" }, { id: "road" }] });
  expect((await callApi(`/maps/${id}/map.svg?lang=da`)).text).toContain("Skov");
  const { json, text } = await callApi(`/maps/${id}`);
  const again = await callApi("/maps", { token: bo.token, json });
  expect((await callApi(`/maps/${again.json.id}`, { token: bo.token })).text).toBe(text);
  for (const file of ["map.svg", "map.png", "map.geojson", "battlefield.pdf"]) {
    expect((await callApi(`/maps/${file}`, { json })).status, file).toBe(200);
  }
  const checked = await callApi("/maps/check", { json });
  expect(checked.json).toMatchObject({ summary: { features: 2 }, findings: expect.any(Array) });
});

test("a newer version is compared with the copy, for anyone who may read the map", async () => {
  const id = await mapOf([WOOD, ROAD], { title: "Gembloux" });
  const { json: map } = await callApi(`/maps/${id}`, { token: anna.token });
  const { origin: _, ...copied } = map.map;
  const hill = shape(
    "hill",
    "hill",
    [
      [50, 50],
      [70, 50],
      [70, 80],
    ],
    { level: 1 },
  );
  const next = { ...map, map: { ...map.map, features: [map.map.features[0], hill] } };
  const put = { method: "PUT", token: anna.token, json: next, headers: { "if-match": '"1"' } };
  expect((await callApi(`/maps/${id}`, put)).status).toBe(200);
  const [wood, road] = copied.features;
  const mine = { ...copied, features: [{ ...wood, name: "Bois du Cure" }, road] };
  const ask = (since: number, ground: object = mine) =>
    callApi(`/maps/${id}/ground-news`, { token: bo.token, json: { since, ground } });
  expect((await ask(1)).status).toBe(404);
  await show(id);
  const { json: told } = await ask(1);
  expect(told).toMatchObject({
    version: 2,
    title: "Gembloux",
    author: "Anna",
    news: { added: [{ id: "hill" }], changed: [], removed: [{ id: "road" }], clashes: [] },
  });
  expect(told.news.ground.features).toMatchObject([{ name: "Bois du Cure" }, { id: "hill" }]);
  const never = await ask(99);
  expect(never.json.news.clashes).toMatchObject([{ id: "wood" }]);
  const bad = await ask(1, { ...mine, widthCm: "wide" });
  expect([bad.status, bad.json.errors[0].path]).toEqual([422, "/ground/widthCm"]);
  await callApi(`/maps/${id}`, { method: "DELETE", token: anna.token });
  expect((await ask(1)).status).toBe(404);
});

test("links, copies, history and the account's export hold for it as for every document", async () => {
  const id = await mapOf([WOOD], { title: "Sombreffe" });
  const link = await callApi(`/maps/${id}/share-links`, {
    token: anna.token,
    json: { name: "Club" },
  });
  expect(link.status, link.text).toBe(201);
  const at = `/share-links/${link.json.slug}`;
  expect((await callApi(at)).json.title).toBe("Sombreffe");
  expect((await callApi(`${at}/map.svg`)).text).toContain("Sombreffe");
  expect((await callApi(`${at}/battlefield.pdf`)).status).toBe(200);
  const fork = (person: Person) =>
    callApi(`/maps/${id}/fork`, { method: "POST", token: person.token });
  expect((await fork(bo)).status).toBe(404);
  await show(id);
  expect((await fork(bo)).status).toBe(201);
  await callApi(
    `/maps/${id}`,
    patchCall(anna, 1, [{ op: "replace", path: "/map/features/0/name", value: "Bois" }]),
  );
  const { json } = await callApi(`/maps/${id}/sittings`, { token: anna.token });
  const changes = json.items.flatMap((editSession: { changes: unknown[] }) => editSession.changes);
  expect(changes).toContainEqual(expect.objectContaining({ topic: "feature", manner: "renamed" }));
  const taken = await callApi("/users/me/export", { token: anna.token });
  expect(taken.text).toContain("Sombreffe");
});
