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

  /** Rises from west to east. */
  const POINTS = Array.from({ length: 60 }, (_, i) => {
    const [column, row] = [Math.floor(i / 5), i % 5];
    return [50.5 + row / 1_000, 4.2 + column / 1_000, 100 + 2 * column];
  });
  const westOf = ({ points }: { points: [number, number][] }) =>
    Math.min(...points.map(([x]) => x));

  test.each<[string, string, (point: number[]) => unknown[]]>([
    ["latitude first", "lat,lon,elevation", ([lat, lon, m]) => [lat, lon, m]],
    ["longitude first", "lon,lat,elevation", ([lat, lon, m]) => [lon, lat, m]],
    ["the height first, in Polish", "wysokość,szerokość,długość", ([lat, lon, m]) => [m, lat, lon]],
  ])("points lie where the headings say: %s", async (_, head, columns) => {
    const body = [head, ...POINTS.map((point) => columns(point).join(","))].join("\n");
    const { json } = await read(body, `${TABLE}&place=fit&intervalMetres=5`);
    const hills = json.features as { level: number; points: [number, number][] }[];
    expect(hills.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    expect(hills.map(westOf)).toEqual(hills.map(westOf).toSorted((a, b) => a - b));
    expect(westOf(hills[3] as (typeof hills)[number])).toBeGreaterThan(100);
    expect(json.doubts).toEqual([]);
  });

  test.each(["elev", "ELEV", "CONTOUR", "Z", "HØJDE"])(
    "contours in %s are layers",
    async (name) => {
      const ring = (inset: number, metres: number) =>
        feature(
          "LineString",
          [
            [4.4 + inset, 50.6 + inset],
            [4.44 - inset, 50.6 + inset],
            [4.44 - inset, 50.62 - inset],
            [4.4 + inset, 50.62 - inset],
            [4.4 + inset, 50.6 + inset],
          ],
          { ID: inset, [name]: metres },
        );
      const body = collection(ring(0, 100), ring(0.002, 110), ring(0.004, 120));
      const { json } = await read(body, `${TABLE}&place=fit`);
      expect(json.features).toMatchObject([1, 2, 3].map((level) => ({ kind: "hill", level })));
      expect(json.doubts).toEqual([]);
    },
  );

  test("a file in the metres of a grid it names lies as one in degrees", async () => {
    const road = (crs: object, coordinates: number[][]) => {
      const features = [feature("LineString", coordinates, { highway: "primary" })];
      return JSON.stringify({ type: "FeatureCollection", crs, features });
    };
    const named = (name: string) => ({ type: "name", properties: { name } });
    // Web Mercator is 1.58 times as wide there as the ground.
    const mercator = [
      [490_000, 6_550_000],
      [491_000, 6_550_000],
    ];
    const { json } = await read(road(named("EPSG:3857"), mercator));
    expect(json.extent.widthMetres).toBeCloseTo(636, 0);
    expect(json.doubts).toEqual([]);
    const refused = await read(road(named("EPSG:99999"), mercator));
    expect([refused.status, refused.json.errors[0]]).toMatchObject([
      422,
      { path: "/crs", code: "crs-unknown", message: expect.stringContaining("EPSG:99999") },
    ]);
    const { doubts } = (await read(collection(feature("LineString", mercator, {})))).json;
    expect(doubts).toMatchObject([{ code: "read-as-metres" }]);
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
    ["a KMZ", "PK\u0003\u0004\u0014\u0000doc.kml", "packed", ""],
    ["a shapefile", "\u0000\u0000\u0027\u000a\u0000", "not-text", ""],
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

  const kml = (inner: string) => `<kml xmlns="http://www.opengis.net/kml/2.2">${inner}</kml>`;
  const nested = (open: string, close: string) => open.repeat(30_000) + close.repeat(30_000);
  test.each<[string, string]>([
    ["folders within folders", kml(nested("<Folder>", "</Folder>"))],
    [
      "geometries within geometries",
      kml(`<Placemark>${nested("<MultiGeometry>", "</MultiGeometry>")}</Placemark>`),
    ],
    [
      "entities",
      `<!DOCTYPE k [<!ENTITY a "${"x".repeat(500_000)}">]>${kml("&a;".repeat(100_000))}`,
    ],
    ["lists within lists", "[".repeat(900_000)],
    ["features of nothing", collection().replace("[]", `[${"{},".repeat(300_000)}{}]`)],
    ["elements of nothing", `{"elements":[${"{},".repeat(300_000)}{}]}`],
    [
      "relations of nothing",
      `{"elements":[{"type":"relation","id":1,"tags":{"type":"multipolygon","natural":"wood"},"members":[${'{"type":"way","ref":1},'.repeat(40_000)}{"type":"way","ref":1}]}]}`,
    ],
    ["quotes", '"'.repeat(900_000)],
    ["commas", `lat,lon,z\n${",".repeat(900_000)}`],
    ["headings", "lat;".repeat(250_000)],
    ["blanks", `x${" ".repeat(800_000)}y`],
    ["points", `lat,lon,z\n${".".repeat(900_000)}`],
    [
      "names of registers",
      JSON.stringify({ type: "FeatureCollection", crs: "epsg".repeat(220_000), features: [WOOD] }),
    ],
    ["digits", "1".repeat(900_000)],
    [
      "a crs of a megabyte",
      JSON.stringify({
        type: "FeatureCollection",
        crs: `epsg${":".repeat(900_000)}`,
        features: [WOOD],
      }),
    ],
    [
      "a height of a megabyte",
      collection(
        feature(
          "LineString",
          [
            [0, 0],
            [1, 1],
          ],
          { ELEV: `1${" ".repeat(800_000)}x`, [`z${" ".repeat(90_000)}x`]: 1 },
        ),
      ),
    ],
  ])("a megabyte of %s", async (_, body) => {
    expect([200, 422]).toContain((await read(body)).status);
  });

  test("a file larger than anybody may send", async () => {
    expect((await read("1 ".repeat(4_000_000))).status).toBe(413);
  });
});
