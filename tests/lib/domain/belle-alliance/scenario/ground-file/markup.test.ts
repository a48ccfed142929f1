import { describe, expect, test } from "vitest";
import {
  DEFAULT_GROUND_OPTIONS,
  foundGround,
} from "@/lib/domain/belle-alliance/scenario/ground-file/found-ground";
import { readGround } from "@/lib/domain/belle-alliance/scenario/ground-file/read-ground";

/** The groups of a file, with the number of shapes in each, and the doubts about it. */
function read(text: string) {
  const ground = foundGround(readGround(text), DEFAULT_GROUND_OPTIONS);
  if (!ground) throw new Error("own ground");
  return {
    groups: ground.groups.map(({ form, tag, shapes }) => `${form} ${tag} ${shapes.length}`),
    names: ground.groups.flatMap(({ shapes }) => shapes.map(({ tags }) => tags.name ?? "")),
    heights: ground.groups.flatMap(({ shapes }) => shapes.map(({ heightMetres }) => heightMetres)),
    findings: ground.findings,
    width: Math.round(ground.plan.widthMetres),
    unit: ground.plan.unit,
  };
}

const RING = "4.40,50.60 4.41,50.60 4.41,50.61 4.40,50.61 4.40,50.60";
const kml = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`;
const area = `<Polygon><outerBoundaryIs><LinearRing><coordinates>${RING}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;
const line = `<LineString><coordinates>4.40,50.60,0 4.41,50.61,0</coordinates></LineString>`;

describe("KML", () => {
  test.each<[string, string, string[]]>([
    [
      "a polygon and its data",
      `<Placemark><name>Bossu</name><ExtendedData><Data name="natural"><value>wood</value></Data></ExtendedData>${area}</Placemark>`,
      ["area natural=wood 1"],
    ],
    [
      "typed data, as ogr2ogr writes it",
      `<Schema name="s" id="s"><SimpleField name="ELEV" type="float"/></Schema><Placemark><ExtendedData><SchemaData schemaUrl="#s"><SimpleData name="ELEV">110</SimpleData></SchemaData></ExtendedData><LineString><coordinates>${RING}</coordinates></LineString></Placemark>`,
      ["area contour=* 1"],
    ],
    [
      "several geometries in one",
      `<Placemark><MultiGeometry>${area}${line}</MultiGeometry></Placemark>`,
      ["area = 1", "line = 1"],
    ],
    [
      "folders",
      `<Folder><Folder><Placemark>${line}</Placemark></Folder><Placemark>${line}</Placemark></Folder>`,
      ["line = 2"],
    ],
    [
      "a placemark without a place",
      `<Placemark><name>Nowhere</name></Placemark><Placemark>${line}</Placemark>`,
      ["line = 1"],
    ],
    [
      "a point",
      `<Placemark><Point><coordinates>4.4,50.6</coordinates></Point></Placemark><Placemark>${line}</Placemark>`,
      ["point = 1", "line = 1"],
    ],
  ])("%s", (_, inner, groups) => {
    const { unit, findings, ...found } = read(kml(inner));
    expect(found.groups).toEqual(groups);
    expect([unit, findings]).toEqual(["degrees", []]);
  });
});

test("GPX: tracks, routes and points, of any breadth", () => {
  const place = (lon: number) => `<trkpt lat="50.6" lon="${lon}"><ele>${lon * 10}</ele></trkpt>`;
  const text = `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1">
<wpt lat="50.6" lon="4.4"><name>Inn</name></wpt>
<trk><name>Chaussée</name><trkseg>${place(4.4)}${place(4.41)}</trkseg></trk>
<rte><rtept lat="50.6" lon="4.4"/><rtept lat="50.61" lon="4.42"/></rte></gpx>`;
  const { groups, unit, names } = read(text);
  expect([groups, unit]).toEqual([["line = 2", "point = 1"], "degrees"]);
  expect(names).toContain("Chaussée");
});

const NODES = [
  [1, 4.4, 50.6],
  [2, 4.41, 50.6],
  [3, 4.41, 50.61],
  [4, 4.4, 50.61],
] as const;
const node = (id: number) => NODES.find(([own]) => own === id) ?? NODES[0];

/** A wood whose outline is two ways, with a clearing, a road, a well, and a route that is no ground. */
const OSM_XML = `<?xml version='1.0' encoding='UTF-8'?><osm version="0.6" generator="JOSM">
<bounds minlat="50.6" minlon="4.4" maxlat="50.61" maxlon="4.41"/>
${NODES.map(([id, lon, lat]) => `<node id="${id}" lat="${lat}" lon="${lon}"/>`).join("")}
<node id="5" lat="50.605" lon="4.405"><tag k="man_made" v="well"/></node>
<way id="11"><nd ref="1"/><nd ref="2"/><nd ref="3"/></way>
<way id="12"><nd ref="1"/><nd ref="4"/><nd ref="3"/></way>
<way id="13"><nd ref="1"/><nd ref="3"/><tag k="highway" v="primary"/><tag k="name" v="Chaussée de Bruxelles"/></way>
<way id="14"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="1"/></way>
<relation id="21"><member type="way" ref="11" role="outer"/><member type="way" ref="12" role="outer"/><member type="way" ref="14" role="inner"/><tag k="type" v="multipolygon"/><tag k="natural" v="wood"/></relation>
<relation id="22"><member type="way" ref="13" role=""/><tag k="type" v="route"/><tag k="route" v="bus"/></relation>
</osm>`;

const OVERPASS = JSON.stringify({
  version: 0.6,
  generator: "Overpass API",
  elements: [
    ...NODES.map(([id, lon, lat]) => ({ type: "node", id, lon, lat })),
    { type: "node", id: 5, lon: 4.405, lat: 50.605, tags: { man_made: "well" } },
    { type: "way", id: 11, nodes: [1, 2, 3] },
    { type: "way", id: 12, nodes: [1, 4, 3] },
    {
      type: "way",
      id: 13,
      nodes: [1, 3],
      tags: { highway: "primary", name: "Chaussée de Bruxelles" },
    },
    { type: "way", id: 14, nodes: [1, 2, 3, 1] },
    {
      type: "relation",
      id: 21,
      members: [
        { type: "way", ref: 11, role: "outer" },
        { type: "way", ref: 12, role: "outer" },
        { type: "way", ref: 14, role: "inner" },
      ],
      tags: { type: "multipolygon", natural: "wood" },
    },
    { type: "relation", id: 22, members: [{ type: "way", ref: 13 }], tags: { type: "route" } },
    { type: "area", id: 23 },
  ],
});

/** As `out geom` answers. */
const GEOMETRIES = JSON.stringify({
  elements: [
    {
      type: "way",
      id: 13,
      geometry: [1, 3].map((id) => ({ lon: node(id)[1], lat: node(id)[2] })),
      tags: { highway: "primary", name: "Chaussée de Bruxelles" },
    },
    {
      type: "relation",
      id: 21,
      members: [
        [1, 2, 3],
        [1, 4, 3],
        [1, 2, 3, 1],
      ].map((ids, i) => ({
        type: "way",
        ref: 11 + i,
        role: i === 2 ? "inner" : "outer",
        geometry: ids.map((id) => ({ lon: node(id)[1], lat: node(id)[2] })),
      })),
      tags: { type: "multipolygon", natural: "wood" },
    },
    { type: "node", id: 5, lon: 4.405, lat: 50.605, tags: { man_made: "well" } },
  ],
});

test("KML whose names have a prefix", () => {
  const text = kml(`<Placemark>${line}</Placemark>`).replace(/<(\/?)(?=[A-Za-z])/g, "<$1kml:");
  expect(read(text.replace("xmlns=", "xmlns:kml=")).groups).toEqual(["line = 1"]);
});

test("OpenStreetMap whose ways hold their places", () => {
  const nodes = [1, 3].map((id) => `<nd ref="${id}" lon="${node(id)[1]}" lat="${node(id)[2]}"/>`);
  const text = `<osm><way id="13">${nodes.join("")}<tag k="highway" v="track"/></way></osm>`;
  expect(read(text).groups).toEqual(["line highway=track 1"]);
});

describe("OpenStreetMap", () => {
  test.each([
    ["as XML", OSM_XML],
    ["of the Overpass API", OVERPASS],
    ["of the Overpass API with geometries", GEOMETRIES],
  ])("%s", (_, text) => {
    const { groups, names, findings, width, unit } = read(text);
    expect(groups.toSorted()).toEqual([
      "area natural=wood 1",
      "line highway=primary 1",
      "point = 1",
    ]);
    expect(names).toContain("Chaussée de Bruxelles");
    expect(findings).toEqual([{ code: "hole-left-out", at: "relation/21", count: 1 }]);
    expect([width, unit]).toEqual([708, "degrees"]);
  });

  test("what is only partly in the file is left out by name", () => {
    const elements = [
      ...NODES.map(([id, lon, lat]) => ({ type: "node", id, lon, lat })),
      { type: "way", id: 11, nodes: [1, 2, 3], tags: { highway: "track" } },
      { type: "way", id: 15, nodes: [98, 99], tags: { highway: "track" } },
      {
        type: "relation",
        id: 21,
        members: [{ type: "way", ref: 11, role: "outer" }],
        tags: { type: "multipolygon", natural: "wood" },
      },
    ];
    expect(read(JSON.stringify({ elements })).findings.map(({ code, at }) => [code, at])).toEqual([
      ["geometry-unread", "way/15"],
      ["geometry-unread", "relation/21"],
    ]);
  });
});

test.each<[string, string, string, string]>([
  [
    "GML",
    '<gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml"/>',
    "xml-unknown",
    "gml:FeatureCollection",
  ],
  [
    "a drawing",
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    "xml-unknown",
    "svg",
  ],
  ["a web page", "<html><body><p>Ligny</p></body></html>", "xml-unknown", "html"],
  ["a page with a type", "<!DOCTYPE html><html></html>", "xml-unread", ""],
  [
    "entities that swell",
    `<!DOCTYPE k [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${kml("&b;")}`,
    "xml-unread",
    "",
  ],
  [
    "files of the machine",
    `<!DOCTYPE k [<!ENTITY a SYSTEM "file:///etc/passwd">]>${kml("&a;")}`,
    "xml-unread",
    "",
  ],
  ["one that ends too soon", kml("<Placemark>").slice(0, -20), "xml-unread", ""],
  ["a sign alone", "<", "xml-unread", ""],
  ["KML of pictures alone", kml("<Style id='s'/>"), "nothing-in-it", ""],
  [
    "OpenStreetMap without tags",
    '<osm version="0.6"><node id="1" lat="1" lon="2"/></osm>',
    "nothing-in-it",
    "",
  ],
  [
    "geometries nested too deep",
    kml(
      `<Placemark>${"<MultiGeometry>".repeat(20_000)}${"</MultiGeometry>".repeat(20_000)}</Placemark>`,
    ),
    "xml-unread",
    "",
  ],
  ["an answer of Overpass without anything", '{"elements":[]}', "nothing-in-it", ""],
])("is refused with its reason: %s", (_, text, fault, named) => {
  expect(() => readGround(text)).toThrow(expect.objectContaining({ fault, named }));
});

test("collections of geometries are read to a depth, and a geometry alone is", () => {
  const point = {
    type: "LineString",
    coordinates: [
      [4.4, 50.6],
      [4.41, 50.61],
    ],
  };
  const nested = (depth: number) =>
    Array.from({ length: depth }).reduce<unknown>(
      (geometries) => ({ type: "GeometryCollection", geometries: [geometries, point] }),
      point,
    );
  const feature = (geometry: unknown) =>
    JSON.stringify({
      type: "FeatureCollection",
      features: [{ type: "Feature", properties: null, geometry }],
    });
  expect(read(feature(nested(3))).groups).toEqual(["line = 4"]);
  const deep = `${'{"type":"GeometryCollection","geometries":['.repeat(20_000)}${"]}".repeat(20_000)}`;
  expect(() => readGround(feature("deep").replace('"deep"', deep))).toThrow(
    expect.objectContaining({ fault: "nothing-in-it" }),
  );
  expect(read(JSON.stringify(point)).groups).toEqual(["line = 1"]);
});
