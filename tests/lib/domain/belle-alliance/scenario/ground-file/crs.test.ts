import { describe, expect, test } from "vitest";
import { readGeoJson } from "@/lib/domain/belle-alliance/scenario/ground-file/geojson";
import { planOf } from "@/lib/domain/belle-alliance/scenario/ground-file/ground-plan";

const named = (name: string) => ({ type: "name", properties: { name } });

function file(coordinates: readonly (readonly number[])[], crs?: unknown, more: object = {}) {
  const geometry = { type: "LineString", coordinates };
  const feature = { type: "Feature", properties: {}, geometry, ...more };
  return JSON.stringify({ type: "FeatureCollection", crs, features: [feature] });
}

/** A place by the numbers of a grid, and by longitude and latitude, as PROJ converts it with the register's own data. */
const GRIDS: readonly (readonly [string, readonly number[], readonly number[]])[] = [
  ["EPSG:25832", [550_000, 6_050_000], [9.7739, 54.595]],
  ["EPSG:32631", [600_000, 5_600_000], [4.4113, 50.5434]],
  ["EPSG:2180", [637_000, 487_000], [21.0067, 52.232]],
  ["EPSG:31370", [150_000, 160_000], [4.3679, 50.7502]],
  ["EPSG:2154", [652_000, 6_862_000], [2.3458, 48.8562]],
  ["EPSG:31468", [4_468_000, 5_334_000], [11.568, 48.143]],
  ["EPSG:28992", [155_000, 463_000], [5.3895, 52.1558]],
  ["EPSG:27700", [530_000, 180_000], [-0.1281, 51.5037]],
  ["EPSG:3035", [4_321_000, 3_210_000], [10, 52]],
  ["EPSG:5514", [-598_000, -1_160_000], [16.6091, 49.202]],
  ["EPSG:3857", [490_000, 6_550_000], [4.4017, 50.5952]],
];

describe("a file that names its coordinate system", () => {
  test.each(GRIDS)("is converted: %s", (name, [x = 0, y = 0], [longitude = 0, latitude = 0]) => {
    const read = readGeoJson(
      file(
        [
          [x, y],
          [x + 1_000, y],
        ],
        named(name),
      ),
    );
    expect(read.findings).toEqual([]);
    const [east = 0, north = 0] = read.toDegrees?.([x, y]) ?? [];
    // The shift between ellipsoids, at most some 200 m, moves all of a battlefield alike.
    expect(Math.abs(east - longitude)).toBeLessThan(0.003);
    expect(Math.abs(north - latitude)).toBeLessThan(0.003);
    const { widthMetres, depthMetres } = planOf(read);
    const metres = name === "EPSG:3857" ? 634.8 : 1_000;
    expect(Math.hypot(widthMetres, depthMetres) / metres).toBeCloseTo(1, 2);
  });

  test("the places of the file stay in its own numbers, so that two of them can be laid", () => {
    const plan = planOf(
      readGeoJson(
        file(
          [
            [550_000, 6_050_000],
            [551_000, 6_050_000],
          ],
          named("EPSG:25832"),
        ),
      ),
    );
    expect(plan.unit).toBe("metres");
    expect(plan.toMetres([550_500, 6_050_000])[0]).toBeCloseTo(0);
  });

  test.each([
    "EPSG:25832",
    "epsg:25832",
    "urn:ogc:def:crs:EPSG::25832",
    "urn:ogc:def:crs:EPSG:9.8.1:25832",
    "urn:x-ogc:def:crs:EPSG:25832",
    "http://www.opengis.net/def/crs/EPSG/0/25832",
    "https://www.opengis.net/def/crs/EPSG/9.9/25832",
    "http://www.opengis.net/gml/srs/epsg.xml#25832",
    "http://spatialreference.org/ref/epsg/25832/proj4/",
  ])("by any way of writing it: %s", (name) => {
    const { toDegrees } = readGeoJson(
      file(
        [
          [550_000, 6_050_000],
          [551_000, 6_050_000],
        ],
        named(name),
      ),
    );
    expect(toDegrees?.([500_000, 6_050_000])[0]).toBeCloseTo(9);
  });

  test.each<[string, unknown, object]>([
    [
      "a link",
      { type: "link", properties: { href: "http://spatialreference.org/ref/epsg/25832/" } },
      {},
    ],
    ["a code", { type: "EPSG", properties: { code: 25832 } }, {}],
    ["the name alone", "EPSG:25832", {}],
    ["on the feature", undefined, { crs: named("EPSG:25832") }],
  ])("in any place: %s", (_, crs, more) => {
    const { toDegrees } = readGeoJson(
      file(
        [
          [550_000, 6_050_000],
          [551_000, 6_050_000],
        ],
        crs,
        more,
      ),
    );
    expect(toDegrees?.([500_000, 6_050_000])[0]).toBeCloseTo(9);
  });

  test.each([
    "urn:ogc:def:crs:OGC:1.3:CRS84",
    "urn:ogc:def:crs:OGC::CRS84",
    "OGC:CRS84",
    "CRS84",
    "EPSG:4326",
    "urn:ogc:def:crs:EPSG::4326",
    "http://www.opengis.net/def/crs/OGC/1.3/CRS84",
    "EPSG:4258",
    "EPSG:4314",
  ])("degrees are read as they are: %s", (name) => {
    const read = readGeoJson(
      file(
        [
          [4.4, 50.6],
          [4.41, 50.6],
        ],
        named(name),
      ),
    );
    expect([read.unit, read.toDegrees, read.findings]).toEqual(["degrees", null, []]);
  });

  test.each<[string, unknown, string]>([
    ["an unknown code", named("EPSG:99999"), "EPSG:99999"],
    ["words", named("Generalstabens kort"), "Generalstabens kort"],
    ["another register", named("urn:ogc:def:crs:IGNF::LAMB1"), "urn:ogc:def:crs:IGNF::LAMB1"],
    ["a zone that is none", named("EPSG:32661"), "EPSG:32661"],
    ["a link to nothing known", { type: "link", properties: { href: "data.crs" } }, "data.crs"],
    ["no name at all", {}, "{}"],
  ])("what is not known is refused by name: %s", (_, crs, name) => {
    expect(() =>
      readGeoJson(
        file(
          [
            [1, 2],
            [3, 4],
          ],
          crs,
        ),
      ),
    ).toThrow(expect.objectContaining({ fault: "crs-unknown", at: "/crs", named: name }));
  });
});

test.each<[string, readonly (readonly number[])[], unknown, string, string[]]>([
  [
    "metres without a name",
    [
      [400_000, 5_600_000],
      [401_000, 5_600_000],
    ],
    undefined,
    "metres",
    ["read-as-metres"],
  ],
  [
    "a name that says there is none",
    [
      [400_000, 5_600_000],
      [401_000, 5_600_000],
    ],
    null,
    "metres",
    ["read-as-metres"],
  ],
  [
    "degrees under a grid's name",
    [
      [4.4, 50.6],
      [4.41, 50.6],
    ],
    named("EPSG:25832"),
    "degrees",
    ["crs-unlike"],
  ],
  [
    "metres under the name of degrees",
    [
      [400_000, 5_600_000],
      [401_000, 5_600_000],
    ],
    named("EPSG:4326"),
    "metres",
    ["crs-unlike"],
  ],
  [
    "degrees without a name",
    [
      [4.4, 50.6],
      [4.41, 50.6],
    ],
    undefined,
    "degrees",
    [],
  ],
])("names and coordinates that leave a doubt: %s", (_, places, crs, unit, codes) => {
  const read = readGeoJson(file(places, crs));
  expect([read.unit, read.findings.map(({ code }) => code)]).toEqual([unit, codes]);
});
