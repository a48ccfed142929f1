import { beforeAll, expect, test } from "vitest";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, patchCall } from "@/tests/app/api/people";
import { armyOf } from "@/tests/lib/domain/bogowie-wojny/list/army-of";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const anna = await newPerson("Anna");
const bo = await newPerson("Bo");

const raszyn = generateBattlefield({
  seed: "Raszyn",
  table: { widthCm: 180, depthCm: 120 },
  area: "farmland",
});

async function storeMap(parts: object = {}): Promise<string> {
  const json = { ...raszyn, ...parts };
  const created = await callApi("/maps", { token: anna.token, json });
  expect(created.status).toBe(201);
  expect(created.headers.get("location")).toBe(`/api/v1/maps/${created.json.id}`);
  return created.json.id;
}

const show = (id: string) =>
  callApi(`/maps/${id}/visibility`, {
    method: "PUT",
    token: anna.token,
    json: { visibility: "public" },
  });

test("a stored map comes out as it went in, byte for byte the second time", async () => {
  const id = await storeMap();
  const read = await callApi(`/maps/${id}`, { token: anna.token });
  expect(read.headers.get("etag")).toBe('"1"');
  expect(read.json).toEqual(raszyn);
  const again = await callApi("/maps", { token: anna.token, json: read.json });
  const copy = await callApi(`/maps/${again.json.id}`, { token: anna.token });
  expect(copy.text).toBe(read.text);
});

test("a map and its files are private until it is shared, and copied once it is", async () => {
  const id = await storeMap({ title: "Falenty pod Raszynem", notes: "Grobla i staw." });
  const files = ["", "/map.svg", "/thumbnail.svg", "/battlefield.pdf", "/map.png"];
  for (const file of files) {
    expect((await callApi(`/maps/${id}${file}`, { token: bo.token })).status).toBe(404);
  }
  expect((await show(id)).status).toBeLessThan(300);
  for (const file of files) expect((await callApi(`/maps/${id}${file}`)).status).toBe(200);
  const found = await callApi("/maps?q=falen&table=small&facets=true");
  expect(found.json.items).toMatchObject([
    { id, kind: "map", size: raszyn.pieces.length, tableWidthCm: 180, nations: [], year: null },
  ]);
  const copy = await callApi(`/maps/${id}/fork`, { method: "POST", token: bo.token });
  expect(copy.status).toBe(201);
  const mine = await callApi("/maps?mine=true", { token: bo.token });
  expect(mine.json.items).toMatchObject([
    { id: copy.json.id, forkedFromTitle: "Falenty pod Raszynem" },
  ]);
});

test("a map is found by its seed", async () => {
  await show(await storeMap({ seed: "Kraków 1809" }));
  const found = await callApi("/maps?q=krakow");
  expect(found.json.items).toHaveLength(1);
});

test("two hands on one map both keep what they moved, and the history says what", async () => {
  const id = await storeMap();
  const url = `/maps/${id}`;
  const move = (piece: number, version: number) =>
    callApi(
      url,
      patchCall(anna, version, [{ op: "replace", path: `/pieces/${piece}/name`, value: "Staw" }]),
    );
  expect((await move(0, 1)).status).toBe(200);
  const late = await move(1, 1);
  expect([late.status, late.json.rebased]).toEqual([200, true]);
  const { json } = await callApi(`${url}/sittings`, { token: anna.token });
  const changes = json.items.flatMap((editSession: { changes: unknown[] }) => editSession.changes);
  expect(changes).toContainEqual(
    expect.objectContaining({ topic: "piece", manner: "renamed", count: 2 }),
  );
  const restore = { method: "POST", token: anna.token, headers: { "if-match": '"3"' } };
  expect((await callApi(`${url}/revisions/1/restore`, restore)).status).toBeLessThan(300);
  expect((await callApi(url, { token: anna.token })).json).toEqual(raszyn);
});

test("a stale PUT is refused, a release is kept, a deletion takes the map away", async () => {
  const id = await storeMap();
  const url = `/maps/${id}`;
  const put = (version: number) =>
    callApi(url, {
      method: "PUT",
      token: anna.token,
      json: { ...raszyn, title: "Pole" },
      headers: { "if-match": `"${version}"` },
    });
  expect((await put(1)).status).toBe(200);
  expect((await put(1)).status).toBe(412);
  const released = await callApi(`${url}/releases`, { token: anna.token, json: { note: "I" } });
  expect(released.status).toBe(201);
  expect((await callApi(url, { method: "DELETE", token: anna.token })).status).toBe(204);
  expect((await callApi(url, { token: anna.token })).status).toBe(404);
});

test("an account takes its maps along", async () => {
  await storeMap({ title: "Pole Anny" });
  const taken = await callApi("/users/me/export", { token: anna.token });
  expect(taken.text).toContain("Pole Anny");
});

test.each<[string, Record<string, unknown>, string]>([
  ["a desert", { area: "desert" }, "/area"],
  ["a table of a metre", { table: { widthCm: 100, depthCm: 120 } }, "/table/widthCm"],
  [
    "a point at the moon",
    {
      roads: [
        {
          ...raszyn.roads[0],
          points: [
            [0, 0],
            [1e9, 0],
          ],
        },
      ],
    },
    "/roads/0/points/1/0",
  ],
  ["an id twice", { roads: [raszyn.roads[0], raszyn.roads[0]] }, "/roads/1/id"],
  ["5 000 pieces", { pieces: Array.from({ length: 5_000 }, () => raszyn.pieces[0]) }, "/pieces"],
])("%s: 422 with the path, stored or only checked", async (_, parts, path) => {
  for (const where of ["/maps", "/maps/check"]) {
    const answer = await callApi(where, { token: anna.token, json: { ...raszyn, ...parts } });
    expect(answer.status).toBe(422);
    expect(answer.json.errors[0]).toMatchObject({ path });
  }
});

test("any reader of a list may attach it, its secrets left out, and its name outlives it", async () => {
  const list = {
    ...armyOf({
      formations: [{ regiments: [{ unitKind: "line-infantry", bases: 4 }] }],
      upgrades: [["wood"], ["redoubt"], ["ambush"]],
    }),
    title: "Falenty",
  };
  for (const bought of list.upgrades) bought.secret = bought.upgrade === "redoubt";
  const { id } = (await callApi("/army-lists", { token: anna.token, json: list })).json;
  const army = `/army-lists/${id}/field-army`;
  expect((await callApi(army, { token: bo.token })).status).toBe(404);
  const own = await callApi(army, { token: anna.token });
  expect(own.json).toMatchObject({
    listId: id,
    listVersion: 1,
    title: "Falenty",
    bought: [{ upgrade: "wood", count: 1 }],
  });
  expect(own.text).not.toMatch(/redoubt|ambush/);
  const sides = [{ edge: "south", name: "", army: own.json }];
  const map = await storeMap({ sides });
  await callApi(`/army-lists/${id}`, { method: "DELETE", token: anna.token });
  const kept = await callApi(`/maps/${map}`, { token: anna.token });
  expect(kept.json.sides).toEqual(sides);
  expect((await callApi(`/maps/${map}/battlefield.pdf`, { token: anna.token })).status).toBe(200);
  const report = await callApi("/maps/check", { json: kept.json });
  expect(report.json.findings).toContainEqual(
    expect.objectContaining({ rule: "14.4", code: "bought-not-placed", severity: "note" }),
  );
});

test("an army that is none is refused with its place", async () => {
  const army = { listId: "x", listVersion: 0, title: "", nation: "saxony" };
  const json = { ...raszyn, sides: [{ edge: "east", army }] };
  const { status, json: problem } = await callApi("/maps", { token: anna.token, json });
  expect(status).toBe(422);
  const paths = problem.errors.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(["/sides/0/edge", "/sides/0/army/listVersion", "/sides/0/army/nation"]),
  );
});

let picture = "";
beforeAll(async () => {
  const id = await storeMap({ title: "Most <& bród", seed: null });
  const svg = await callApi(`/maps/${id}/map.svg`, { token: anna.token });
  picture = svg.text;
});

test("the picture is named by the title its author gave it", () => {
  expect(picture).toContain("<title>Most &lt;&amp; bród</title>");
  expect(picture).not.toContain("NaN");
});
