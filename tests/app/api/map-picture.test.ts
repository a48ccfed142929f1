import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, newToken, publish, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const owner = await newPerson("Owner");
const other = await newPerson("Other");

const wood = {
  id: "w1",
  kind: "wood",
  name: "Tiergarten",
  hiddenFrom: ["reds"],
  points: [
    [10, 10],
    [40, 10],
    [40, 40],
  ],
};
const sides = [
  { id: "reds", name: "Reds", colour: "a" },
  { id: "blues", name: "Blues", colour: "b" },
];

const storeMap = (features: readonly unknown[], fields = {}) =>
  storeScenario(owner, {
    ...bareScenario({ sides }),
    map: { widthCm: 120, depthCm: 90, features, ...fields },
  });

async function picture(id: string, query = "", token: string | undefined = owner.token) {
  return callApi(`/scenarios/${id}/map.png${query}`, token ? { token } : {});
}

async function sizeOf(id: string, query: string) {
  const bytes = Buffer.from((await picture(id, query)).bytes);
  expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test("a map comes as a PNG of the width that was asked for, 1600 pixels unasked", async () => {
  const id = await storeMap([wood]);
  const answer = await picture(id);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(answer.headers.get("content-disposition")).toContain('filename="a-scenario-map.png"');
  expect((await sizeOf(id, "")).width).toBe(1_600);
  expect((await sizeOf(id, "?width=320&lang=pl")).width).toBe(320);
});

test("a table far deeper than wide is drawn narrower rather than without end", async () => {
  const id = await storeMap([], { widthCm: 30, depthCm: 1_000 });
  const { width, height } = await sizeOf(id, "?width=4000");
  expect(height).toBe(8_000);
  expect(width).toBeLessThan(1_000);
});

test("what is hidden from a side makes no pixel of its picture", async () => {
  const [secret, bare] = [await storeMap([wood]), await storeMap([])];
  const sides = await Promise.all([secret, bare].map((id) => picture(id, "?for=side:reds")));
  expect(sides[0]?.text).toBe(sides[1]?.text);
  const umpires = await Promise.all([secret, bare].map((id) => picture(id, "?for=umpire")));
  expect(umpires[0]?.text).not.toBe(umpires[1]?.text);
});

test.each([
  ["?width=199", "/width"],
  ["?width=4001", "/width"],
  ["?width=wide", "/width"],
  ["?width=1600.5", "/width"],
  ["?for=everybody", "/for"],
  ["?colour=red", "/colour"],
])("%s is refused at %s", async (query, path) => {
  const answer = await picture(await storeMap([]), query);
  expect([answer.status, answer.json.errors[0].path]).toEqual([422, path]);
});

test("readers who may not see the scenario get no picture of it", async () => {
  const id = await storeMap([]);
  const reading = await newToken(owner.email, ["read"]);
  expect((await picture(id, "", reading)).status).toBe(200);
  expect((await picture(id, "", other.token)).status).toBe(404);
  expect((await callApi(`/scenarios/${id}/map.png`)).status).toBe(404);
  expect((await picture(id, "?for=side:nobody")).status).toBe(404);
  await publish(owner, id);
  expect((await callApi(`/scenarios/${id}/map.png`)).status).toBe(200);
});

test("a thumbnail shows the ground to readers of the scenario, and nobody else", async () => {
  const id = await storeMap([wood]);
  const seen = await callApi(`/scenarios/${id}/thumbnail.svg`, { token: owner.token });
  expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(seen.text).not.toContain("Tiergarten");
  expect((await callApi(`/scenarios/${id}/thumbnail.svg`, {})).status).toBe(404);
  expect((await callApi(`/scenarios/${id}/thumbnail.svg`, { token: other.token })).status).toBe(
    404,
  );
});

test("a thumbnail may be kept under the version it shows, and under no other", async () => {
  const id = await storeMap([wood]);
  const keeping = async (query: string) => {
    const answer = await callApi(`/scenarios/${id}/thumbnail.svg${query}`, { token: owner.token });
    return [answer.status, answer.headers.get("cache-control")];
  };
  expect(await keeping("?version=1")).toEqual([200, "private, max-age=31536000, immutable"]);
  expect(await keeping("?version=2")).toEqual([200, "private, no-cache"]);
  expect(await keeping("")).toEqual([200, "private, no-cache"]);
  expect((await keeping("?version=new"))[0]).toBe(422);
});
