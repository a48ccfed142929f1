import { describe, expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

const TABLE = "widthCm=180&depthCm=120&metresPerCm=10";
const read = (body: string, query = TABLE) =>
  callApi(`/ground?lang=en&${query}`, {
    method: "POST",
    body,
    headers: { "content-type": "text/plain" },
  });

const feature = (type: string, coordinates: unknown, properties: object) => ({
  type: "Feature",
  properties,
  geometry: { type, coordinates },
});
const collection = (...features: object[]) =>
  JSON.stringify({ type: "FeatureCollection", features });

const WOOD = feature(
  "Polygon",
  [
    [
      [400_000, 5_600_000],
      [400_800, 5_600_000],
      [400_800, 5_600_600],
      [400_000, 5_600_600],
      [400_000, 5_600_000],
    ],
  ],
  { natural: "wood", name: "Bois de Bossu" },
);
const LAKE = feature(
  "Polygon",
  [
    [
      [400_100, 5_600_100],
      [400_300, 5_600_100],
      [400_200, 5_600_300],
      [400_100, 5_600_100],
    ],
  ],
  { natural: "water" },
);
const RAILWAY = feature(
  "LineString",
  [
    [400_000, 5_600_000],
    [400_800, 5_600_600],
  ],
  { type: "rail" },
);
const FILE = collection(WOOD, LAKE, RAILWAY);

const GRID = `ncols 5
nrows 4
xllcorner 400000
yllcorner 5600000
cellsize 100
NODATA_value -9999
100 100 100 100 100
100 125 135 120 100
100 125 135 -9999 100
100 100 100 100 100
`;

describe("ground from a file, by anybody", () => {
  test("lies on the table as a scenario holds it, at true scale about its middle", async () => {
    const { status, json, text } = await read(FILE);
    expect(status, text).toBe(200);
    expect(json).toMatchObject({
      source: "shapes",
      extent: { widthMetres: 800, depthMetres: 600 },
      groups: [
        { key: "area natural=wood", count: 1, kind: "wood" },
        { key: "area natural=water", count: 1, kind: "water-pond" },
        { key: "line type=rail", count: 1, kind: null },
      ],
    });
    expect(json.features).toMatchObject([
      { kind: "wood", name: "Bois de Bossu", points: expect.arrayContaining([[50, 30]]) },
      { kind: "water", water: "pond" },
    ]);
    const map = { widthCm: 180, depthCm: 120, features: json.features };
    expect((await callApi("/scenarios/check", { json: bareScenario({ map }) })).status).toBe(200);
  });

  test("becomes what the caller says, where the caller lays it", async () => {
    const kinds = JSON.stringify({ "line type=rail": "road-earth", "area natural=wood": null });
    const pairs = "[[[400000, 5600000], [0, 0]], [[400800, 5600600], [160, 120]]]";
    const { json } = await read(FILE, `${TABLE}&${new URLSearchParams({ kinds, pairs })}`);
    expect(json.features.map(({ kind }: { kind: string }) => kind)).toEqual(["water", "road"]);
    expect(json.features[1].points).toEqual([
      [0, 0],
      [160, 120],
    ]);
  });

  test("heights become hill layers, and what is missing is said", async () => {
    const { json } = await read(GRID, `${TABLE}&intervalMetres=10&smoothing=0`);
    expect(json.source).toBe("heights");
    expect(json.features.map(({ level }: { level: number }) => level)).toEqual([1, 2, 3]);
    expect(json.doubts).toEqual([
      {
        code: "heights-missing",
        at: "",
        count: 1,
        message: "1 height is missing in the file.",
      },
    ]);
  });

  test("our own export comes back unchanged", async () => {
    const map = { widthCm: 180, depthCm: 120, features: (await read(FILE)).json.features };
    const exported = await callApi("/scenarios/map.geojson?for=public", {
      json: bareScenario({ map }),
    });
    const { json } = await read(exported.text);
    expect([json.source, json.features, json.doubts]).toEqual(["own", map.features, []]);
  });

  test("the doubts speak the language that is asked for", async () => {
    const texts = await Promise.all(
      ["en", "da", "pl"].map(async (lang) => {
        const query = `${TABLE}&smoothing=0`.replace("widthCm", `lang=${lang}&widthCm`);
        const answer = await callApi(`/ground?${query}`, { method: "POST", body: GRID });
        return answer.json.doubts[0].message;
      }),
    );
    expect(new Set(texts).size).toBe(3);
  });
});

describe("is refused with the place at fault", () => {
  const gap = GRID.replace("125 135 120", "125 x 120");
  test.each<[string, string, string, string]>([
    ["text of no kind", "The Prince of Orange holds the farm", "no-heights", ""],
    ["broken JSON", "{", "not-json", ""],
    ["JSON that is no ground", '{"type":"Topology"}', "not-geojson", "/type"],
    ["a grid with a word among its heights", gap, "not-heights", ""],
    ["a GeoTIFF", "II*\u0000\u0008\u0000\u0000\u0000", "geotiff", ""],
    ["points alone", collection(feature("Unknown", [], {})), "nothing-in-it", ""],
  ])("%s", async (_, body, code, path) => {
    const { status, json } = await read(body);
    expect([status, json.errors?.[0]?.code, json.errors?.[0]?.path]).toEqual([422, code, path]);
  });

  test.each<[string, string, number]>([
    ["a table without a width", "depthCm=120", 422],
    ["kinds that are none", `${TABLE}&kinds=${encodeURIComponent('{"a":"swamp"}')}`, 422],
    ["pairs that are one", `${TABLE}&pairs=[[1,2]]`, 422],
  ])("%s", async (_, query, status) => {
    expect((await read(FILE, query)).status).toBe(status);
  });

  test("a file larger than anybody may send", async () => {
    expect((await read("1 ".repeat(4_000_000))).status).toBe(413);
  });
});
