import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TERRAIN_KINDS } from "@/lib/domain/belle-alliance/ground/kinds";
import { blankShape } from "@/lib/domain/belle-alliance/scenario/blank-shape";
import { mapGeoJson } from "@/lib/domain/belle-alliance/scenario/exports/map-geojson";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import { readGeoJson } from "@/lib/domain/belle-alliance/scenario/ground-file/geojson";
import { MAX_PLACES } from "@/lib/domain/belle-alliance/scenario/ground-file/ground-file";
import {
  planOf,
  similarityFor,
} from "@/lib/domain/belle-alliance/scenario/ground-file/ground-plan";
import { groupsOf } from "@/lib/domain/belle-alliance/scenario/ground-file/groups";
import { layOnTable } from "@/lib/domain/belle-alliance/scenario/ground-file/lay-on-table";
import { readOwnGeoJson } from "@/lib/domain/belle-alliance/scenario/ground-file/read-ground";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { similarityOf, transformed } from "@/lib/terrain/similarity";

const collection = (features: unknown[]) => JSON.stringify({ type: "FeatureCollection", features });

function shape(type: string, coordinates: unknown, properties: Record<string, unknown> = {}) {
  return { type: "Feature", geometry: { type, coordinates }, properties };
}

const SQUARE = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
  [0, 0],
];

describe("a map exported from here", () => {
  const exported = (scenario: Scenario, audience: Audience) =>
    JSON.stringify(mapGeoJson(viewFor(scenario, audience).map));

  test.each(["la-haye-sainte-1815", "sehested-1813"])("comes back unchanged: %s", (name) => {
    const text = readFileSync(`prisma/library/${name}.json`, "utf8");
    const document = JSON.parse(text);
    const scenario = scenarioSchema.parse(document.document ?? document);
    const read = readOwnGeoJson(exported(scenario, { for: "umpire" }));
    expect(read?.features).toEqual(scenario.map.features);
    expect(read?.findings.map(({ code }) => code)).toEqual(["troops-left-out"]);
  });

  const point = fc.tuple(fc.integer({ min: 0, max: 170 }), fc.integer({ min: 0, max: 110 }));
  const feature = fc
    .record({
      kind: fc.constantFrom(...TERRAIN_KINDS.map(({ kind }) => kind)),
      points: fc.uniqueArray(point, { minLength: 3, maxLength: 9, selector: String }),
      hiddenFrom: fc.constantFrom<string[]>([], ["reds"]),
    })
    .map(
      ({ kind, points, hiddenFrom }): Feature => ({
        ...blankShape(kind, "shape", points),
        hiddenFrom,
      }),
    );

  test("so does a shape of any kind, whichever way round it was drawn", () => {
    fc.assert(
      fc.property(feature, (drawn) => {
        const scenario = scenarioWith([drawn]);
        expect(readOwnGeoJson(exported(scenario, { for: "umpire" }))?.features).toEqual([drawn]);
      }),
    );
  });

  test("a side's file does not say from whom a shape is hidden", () => {
    const wood: Feature = {
      ...blankShape("wood", "w", [
        [1, 1],
        [9, 1],
        [9, 9],
      ]),
      hiddenFrom: ["blues"],
    };
    expect(exported(scenarioWith([wood]), { for: "side", sideId: "reds" })).not.toContain("blues");
  });
});

function scenarioWith(features: Feature[]): Scenario {
  return scenarioSchema.parse({
    kind: "scenario",
    schemaVersion: 1,
    title: "A wood",
    language: "en",
    sides: ["reds", "blues"].map((id) => ({ id, name: id, colour: id === "reds" ? "a" : "b" })),
    map: { widthCm: 180, depthCm: 120, features },
  });
}

describe("a file of another program", () => {
  test("is read shape by shape, with what it says of each", () => {
    const file = readGeoJson(
      collection([
        shape("Polygon", [SQUARE], { natural: "wood", name: "Bois de Bossu" }),
        shape("LineString", SQUARE.slice(0, 3), { highway: "primary" }),
        shape("MultiPolygon", [[SQUARE], [SQUARE]], { landuse: "orchard" }),
        shape("Point", [50, 50], { place: "village" }),
      ]),
    );
    expect(file.unit).toBe("metres");
    expect(
      groupsOf(file.shapes).map(({ tag, form, likely, shapes }) => [
        tag,
        form,
        likely,
        shapes.length,
      ]),
    ).toEqual([
      ["landuse=orchard", "area", "ground-orchard", 2],
      ["natural=wood", "area", "wood", 1],
      ["highway=primary", "line", "road-paved", 1],
      ["=", "point", null, 1],
    ]);
  });

  test("in degrees is laid out in metres about its middle", () => {
    const line = [
      [4.412, 50.678],
      [4.426, 50.678],
    ];
    const plan = planOf(readGeoJson(collection([shape("LineString", line)])));
    expect(plan.unit).toBe("degrees");
    // A degree of longitude is 70.7 km wide there.
    expect(plan.widthMetres).toBeCloseTo(990, -1);
    expect(plan.middle[0]).toBeCloseTo(4.419);
    const table = { widthCm: 180, depthCm: 120, metresPerCm: 10 };
    const still = { turnDeg: 0, eastCm: 0, northCm: 0 };
    expect(similarityFor(plan, { by: "scale", ...still }, table)?.scale).toBe(0.1);
    expect(similarityFor(plan, { by: "fit", ...still }, table)?.scale).toBeCloseTo(180 / 990, 2);
    const [from = [0, 0], to = [0, 0]] = line as [number, number][];
    const pairs = [
      [from, [20, 60]],
      [to, [20, 20]],
    ] as const;
    const laying = similarityFor(plan, { by: "points", pairs }, table);
    expect(laying?.turnDeg).toBeCloseTo(90);
    expect(laying?.scale).toBeCloseTo(40 / 990, 3);
  });

  test.each<[string, unknown, string]>([
    ["what is not JSON", "{", "not-json"],
    ["JSON of something else", JSON.stringify({ type: "Topology" }), "not-geojson"],
    ["a list", "[]", "not-geojson"],
    ["nothing in it", collection([]), "nothing-in-it"],
    ["geometries nobody knows", collection([shape("Circle", [1, 2])]), "nothing-in-it"],
  ])("is refused with its reason: %s", (_, text, fault) => {
    expect(() => readGeoJson(String(text))).toThrow(expect.objectContaining({ fault }));
  });

  test("more places than are read are refused", () => {
    const long = Array.from({ length: MAX_PLACES + 1 }, (_, i) => [i, i % 7]);
    expect(() => readGeoJson(collection([shape("LineString", long)]))).toThrow(
      expect.objectContaining({ fault: "too-many-places" }),
    );
  });

  test("names the place of a geometry it cannot read, and reads the rest", () => {
    const { shapes, findings } = readGeoJson(
      collection([shape("LineString", "x"), null, shape("Polygon", [SQUARE, SQUARE])]),
    );
    expect(shapes).toHaveLength(1);
    expect(findings).toEqual([
      { code: "read-as-metres", at: "", count: 1 },
      { code: "geometry-unread", at: "/features/0/geometry", count: 1 },
      { code: "geometry-unread", at: "/features/1/geometry", count: 1 },
      { code: "hole-left-out", at: "/features/2/geometry", count: 1 },
    ]);
  });
});

test("of very many that cannot be read, some are named and the rest are counted", () => {
  const bad = Array.from({ length: 1_000 }, () => shape("LineString", "x"));
  const { findings } = readGeoJson(
    collection([
      ...bad,
      shape("LineString", [
        [4, 50],
        [4.01, 50],
      ]),
    ]),
  );
  expect(findings).toHaveLength(21);
  expect(findings.at(-1)).toEqual({ code: "geometry-unread", at: "", count: 980 });
});

describe("on the table", () => {
  const table = { widthCm: 180, depthCm: 120, metresPerCm: 10 };
  let count = 0;
  const lay = (features: unknown[], toleranceCm = 0.5) => {
    const [group] = groupsOf(readGeoJson(collection(features)).shapes);
    if (!group?.likely) throw new Error("nothing likely");
    return layOnTable([{ group, key: group.likely }], {
      similarity: { scale: 0.1, turnDeg: 0, from: [500, 500], to: [90, 60] },
      toleranceCm,
      table,
      layers: { firstMetres: 110, intervalMetres: 10 },
      newId: () => `n${++count}`,
    });
  };

  test("a shape lies at true scale and is cut off at the edge", () => {
    const wide = [
      [0, 400],
      [5_000, 400],
      [5_000, 600],
      [0, 600],
    ];
    const { features } = lay([shape("Polygon", [[...wide, wide[0]]], { natural: "wood" })]);
    expect(features).toMatchObject([{ kind: "wood" }]);
    expect(features[0]).toHaveProperty(
      "points",
      expect.arrayContaining([
        [40, 50],
        [180, 70],
      ]),
    );
  });

  test("what lies elsewhere, or is too small, is counted", () => {
    const small = [
      [500, 500],
      [505, 500],
      [505, 505],
      [500, 500],
    ];
    const far = SQUARE.map(([x = 0, y = 0]) => [x + 9_000, y]);
    const wood = { natural: "wood" };
    const { features, findings } = lay([
      shape("Polygon", [small], wood),
      shape("Polygon", [far], wood),
    ]);
    expect(features).toEqual([]);
    expect(findings).toEqual([
      { code: "too-small", count: 1, at: "" },
      { code: "outside-table", count: 1, at: "" },
    ]);
  });

  test("a line of many places keeps to the tolerance and to what a shape may hold", () => {
    const wave = Array.from({ length: 20_000 }, (_, i) => [i / 10, 500 + 30 * Math.sin(i / 40)]);
    const { features } = lay([shape("LineString", wave, { highway: "track" })], 0.01);
    const [road] = features;
    expect(road).toMatchObject({ kind: "road", surface: "earth" });
    expect(road && "points" in road && road.points.length).toBeLessThanOrEqual(1_000);
  });

  test("contours become the layers of hills", () => {
    const at = (x: number, ele: number) =>
      shape("Polygon", [SQUARE.map(([a = 0, b = 0]) => [a + x + 200, b + 400])], { ele });
    const { features, findings } = lay([at(0, 110), at(200, 140), at(400, 100), at(500, 900)]);
    expect(features.map((hill) => "level" in hill && hill.level)).toEqual([1, 4]);
    expect(findings).toEqual([
      { code: "below-first-layer", count: 1, at: "" },
      { code: "above-last-layer", count: 1, at: "" },
    ]);
  });

  test("two known places fix where a plan lies", () => {
    const similarity = similarityOf(
      [
        [0, 0],
        [10, 20],
      ],
      [
        [100, 0],
        [10, 70],
      ],
    );
    expect(similarity).not.toBeNull();
    if (!similarity) return;
    expect(transformed([0, 0], similarity)).toEqual([10, 20]);
    expect(transformed([100, 0], similarity)[0]).toBeCloseTo(10);
    expect(transformed([100, 0], similarity)[1]).toBeCloseTo(70);
    expect(transformed([0, 100], similarity)[0]).toBeCloseTo(-40);
    expect(
      similarityOf(
        [
          [0, 0],
          [1, 1],
        ],
        [
          [0, 0],
          [2, 2],
        ],
      ),
    ).toBeNull();
  });
});
