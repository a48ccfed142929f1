import { describe, expect, it } from "vitest";
import { legendEntries, legendKey } from "@/lib/domain/belle-alliance/drawing/legend";
import { mapFile } from "@/lib/domain/belle-alliance/drawing/map-file";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { type Feature, featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import type {
  MapView,
  PlacedCommanderView,
  PlacedUnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { labelledCm } from "@/lib/domain/table/drawing/draw-grid";
import {
  ALL_LAYERS,
  drawScene,
  type SceneDrawing,
  TERRAIN_ONLY,
} from "@/lib/domain/table/drawing/draw-scene";
import { PALETTES } from "@/lib/domain/table/drawing/palette";
import { scaleBarFor } from "@/lib/domain/table/drawing/scale-bar";
import { type SvgNode, svg, svgText } from "@/lib/domain/table/drawing/svg-node";
import { thumbnail } from "@/lib/domain/table/drawing/thumbnail";
import { placedRectangle } from "@/lib/terrain/placement";

const feature = (fields: object): Feature => featureSchema.parse(fields);

const RING = [
  [20, 20],
  [60, 20],
  [60, 50],
  [20, 50],
];
const LINE = [
  [10, 80],
  [90, 90],
];

function unit(fields: Partial<PlacedUnitView> = {}): PlacedUnitView {
  const stand = { xCm: 50, yCm: 60, facingDeg: 90 };
  const size = { widthCm: 20, depthCm: 3 };
  return {
    ...stand,
    ...size,
    id: "u1",
    name: "1st Foot",
    sideId: "reds",
    colour: "a",
    arm: "infantry",
    formation: "line",
    outline: placedRectangle(size, stand),
    holds: null,
    under: "First Brigade",
    ...fields,
  };
}

function commander(fields: Partial<PlacedCommanderView> = {}): PlacedCommanderView {
  return {
    id: "first",
    name: "Sir Thomas <Picton>",
    sideId: "reds",
    colour: "a",
    level: "brigade",
    of: "First Brigade",
    reachCm: 30,
    xCm: 40,
    yCm: 30,
    ...fields,
  };
}

function mapOf(fields: Partial<MapView>): MapView {
  return {
    widthCm: 120,
    depthCm: 100,
    metresPerCm: 10,
    note: "",
    grid: true,
    features: [],
    units: [],
    commanders: [],
    entries: [],
    plannedWays: [],
    objectives: [],
    ...fields,
  };
}

const DRAWING: SceneDrawing = {
  palette: "light",
  size: "sheet",
  idPrefix: "m",
  layers: ALL_LAYERS,
};
const textOf = (map: MapView, drawing: Partial<SceneDrawing> = {}) =>
  svgText(drawScene(mapScene(map), { ...DRAWING, ...drawing }));

function nodesOf(node: SvgNode): SvgNode[] {
  return [
    node,
    ...node.children.flatMap((child) => (typeof child === "string" ? [] : nodesOf(child))),
  ];
}

describe("a drawn map", () => {
  it("shows a commander as a disc in place, named and in the side's colour, where units show", () => {
    const map = mapOf({ commanders: [commander()] });
    const disc = nodesOf(drawScene(mapScene(map), DRAWING)).find(
      ({ attributes }) => attributes.class === "commander side-a",
    );
    expect(disc && svgText(disc)).toContain(
      "<title>Sir Thomas &lt;Picton&gt;, First Brigade</title>",
    );
    expect(disc && svgText(disc)).toMatch(/<circle cx="40" cy="70" [^>]*fill="#9b2a2a"/);
    expect(textOf(map, { layers: TERRAIN_ONLY })).not.toContain("Picton");
  });

  it("turns the table's north up: y is counted from the south", () => {
    const wall = feature({
      kind: "wall",
      id: "w",
      height: "1-2m",
      points: [
        [10, 0],
        [10, 30],
      ],
    });
    expect(textOf(mapOf({ features: [wall] }))).toContain('d="M10 100L10 70"');
  });

  it("lays higher hill layers over lower ones, whatever their order in the document", () => {
    const hill = (id: string, level: number) => feature({ kind: "hill", id, level, points: RING });
    const picture = textOf(mapOf({ features: [hill("top", 2), hill("foot", 1)] }));
    const { hill: fill } = PALETTES.light;
    expect(picture.indexOf(fill(1))).toBeLessThan(picture.lastIndexOf(`fill="${fill(2)}"`));
    expect(picture.indexOf(`fill="${fill(2)}"`)).toBeGreaterThan(
      picture.indexOf(`fill="${fill(1)}"`),
    );
  });

  it("draws a road's surface over every road's edge, so that crossroads are open", () => {
    const road = (id: string) => feature({ kind: "road", id, surface: "paved", points: LINE });
    const strokes = nodesOf(
      drawScene(mapScene(mapOf({ features: [road("a"), road("b")] })), DRAWING),
    )
      .map(({ attributes }) => attributes.stroke)
      .filter((stroke) => stroke === PALETTES.light.road || stroke === PALETTES.light.roadEdge);
    const { road: surface, roadEdge } = PALETTES.light;
    expect(strokes).toEqual([roadEdge, roadEdge, surface, surface]);
  });

  it("gives a reinforced building teeth, whatever it is built of", () => {
    const look = (fields: object) =>
      textOf(
        mapOf({ features: [feature({ kind: "building", id: "b", points: RING, ...fields })] }),
      );
    for (const material of ["wood", "stone", "strong-stone", null]) {
      const plain = look({ material });
      const reinforced = look({ material, reinforced: true });
      expect(reinforced.match(/stroke-dasharray/g)?.length ?? 0).toBe(
        (plain.match(/stroke-dasharray/g)?.length ?? 0) + 1,
      );
    }
  });

  it("draws fewer strokes where endless lines would be too much for the reader", () => {
    const to = Array.from({ length: 60 }, (_, i) => [i % 2 ? 2_000 : -1_000, i]);
    const endless = ["shrubs", "dyke"].flatMap((fence) =>
      Array.from({ length: 5 }, (_, i) =>
        feature({ kind: "fence", id: `${fence}-${i}`, fence, points: to }),
      ),
    );
    const hills = [1, 2, 3].map((level) =>
      feature({ kind: "hill", id: `hill-${level}`, level, points: to }),
    );
    const works = ["abatis", "barricade", "emplacement"].map((work) =>
      feature({ kind: "field-work", id: work, work, points: to }),
    );
    const map = mapOf({ widthCm: 30, depthCm: 30, features: [...endless, ...hills, ...works] });
    expect(textOf(map, { layers: TERRAIN_ONLY }).length).toBeLessThan(4_000_000);
  });

  it("thins no hand-drawn map: shrubs are as far apart as ever", () => {
    const shrubs = feature({ kind: "fence", id: "f", fence: "shrubs", points: LINE });
    const map = mapOf({ features: [shrubs] });
    const circles = nodesOf(drawScene(mapScene(map), DRAWING)).filter(
      ({ tag, attributes }) => tag === "circle" && attributes.r !== 0.42,
    );
    expect(circles).toHaveLength(91);
  });

  it("shows no grid and no ruler to a reader whose view has none", () => {
    const grid = PALETTES.light.grid;
    expect(textOf(mapOf({}))).toContain(grid);
    const closed = textOf(mapOf({ grid: false }));
    expect(closed).not.toContain(grid);
    expect(closed).not.toContain("<text");
  });

  it("shows nothing but the ground in a thumbnail", () => {
    const place = feature({ kind: "place", id: "p", name: "Papelotte", xCm: 50, yCm: 50 });
    const map = mapOf({
      features: [place],
      units: [unit()],
      entries: [{ xCm: 0, yCm: 50, bound: 7, colour: "b" }],
    });
    for (const picture of [
      textOf(map, { layers: TERRAIN_ONLY, size: "thumbnail" }),
      thumbnail(mapScene(map), "ground"),
    ]) {
      expect(picture).not.toMatch(/Papelotte|1st Foot|First Brigade|>7</);
    }
  });

  it("is complete in itself as a file, and follows the page's theme on a page", () => {
    const map = mapOf({ features: [feature({ kind: "hill", id: "h", level: 5, points: RING })] });
    expect(textOf(map)).not.toContain("var(");
    expect(textOf(map, { palette: "dark" })).not.toContain("var(");
    expect(textOf(map, { palette: "variables" })).toContain("var(--color-terrain-table)");
  });

  it("is light or dark like the page that shows it, as a thumbnail", () => {
    const { light, dark } = PALETTES;
    const picture = thumbnail(mapScene(mapOf({})), "ground");
    expect(picture).toContain(`light-dark(${light.table}, ${dark.table})`);
    expect(picture).toMatch(/^<svg [^>]*style="color-scheme: light dark"/);
    expect(picture).not.toContain("var(");
  });
});

describe("a unit's sign", () => {
  const signOf = (fields: Partial<PlacedUnitView>) => textOf(mapOf({ units: [unit(fields)] }));

  it("stands at its place, turned to its facing", () => {
    expect(signOf({})).toContain('transform="translate(50 40) rotate(90)"');
  });

  it("is hatched for every side but the first, so that colour is never the only sign", () => {
    expect(signOf({ colour: "a" })).not.toMatch(/<path[^>]*url\(#m-side-/);
    for (const colour of ["b", "c", "d"] as const) {
      expect(signOf({ colour })).toMatch(new RegExp(`<path[^>]*url\\(#m-side-${colour}\\)`));
    }
  });

  it("has a look of its own for each arm", () => {
    const arms = ["infantry", "cavalry", "artillery", "train", "engineers"] as const;
    expect(new Set(arms.map((arm) => signOf({ arm }))).size).toBe(arms.length);
  });

  it("is a chain of dots in skirmish line and hollow in square", () => {
    const dots = nodesOf(
      drawScene(mapScene(mapOf({ units: [unit({ formation: "skirmish-line" })] })), DRAWING),
    );
    expect(dots.filter(({ tag }) => tag === "circle").length).toBeGreaterThan(5);
    expect(signOf({ formation: "square" })).toMatch(/d="M[^"]+ZM[^"]+Z"/);
  });
});

describe("names", () => {
  it("never become markup", () => {
    const name = `<script>alert("x")</script> & 'quoted' \u0000\ud800`;
    const place = feature({ kind: "place", id: "p", name, xCm: 50, yCm: 50 });
    const picture = textOf(mapOf({ features: [place], units: [unit({ name, under: name })] }));
    expect(picture).not.toContain("<script");
    expect(picture).toContain(
      "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;quoted&#39; ",
    );
    expect(picture).not.toMatch(/\p{Surrogate}/u);
  });

  it("of neighbours of one brigade are said once", () => {
    const pair = [unit({ id: "u1" }), unit({ id: "u2", xCm: 56 })];
    const picture = textOf(mapOf({ units: pair }));
    expect(picture.match(/>First Brigade</g)).toHaveLength(1);
  });
});

describe("the company of a map", () => {
  it("explains what is on it and nothing else", () => {
    const map = mapOf({
      features: [
        feature({ kind: "fence", id: "f", points: LINE }),
        feature({ kind: "wood", id: "w", points: RING }),
        feature({ kind: "wood", id: "v", points: RING }),
        feature({ kind: "place", id: "p", name: "x", xCm: 0, yCm: 0 }),
      ],
      units: [unit()],
    });
    const explained = legendEntries(map).map(legendKey);
    expect(explained).toEqual(["wood", "fence-open", "side-reds", "arm-infantry"]);
  });

  it("keeps places without a name to the desk, and turns no name upside down", () => {
    const place = { kind: "place", id: "p", xCm: 20, yCm: 30 };
    const unnamed = mapOf({ features: [feature({ ...place, name: "?" })] });
    expect(textOf(unnamed)).not.toContain(">?<");
    const turned = mapOf({ features: [feature({ ...place, name: "Dalen", turnDeg: -170 })] });
    expect(textOf(turned)).toContain("rotate(10)");
  });

  it("explains the sign of commanders once, and their side even where no unit stands", () => {
    const map = mapOf({ commanders: [commander(), commander({ id: "second", xCm: 80 })] });
    expect(legendEntries(map).map(legendKey)).toEqual(["side-reds", "commander"]);
  });

  it("says that a stream without a width is to be decided", () => {
    const stream = { kind: "stream", id: "s", points: LINE };
    const map = mapOf({
      features: [feature(stream), feature({ ...stream, id: "t", widthCm: 2 })],
    });
    expect(legendEntries(map).map(legendKey)).toEqual(["stream-open", "stream"]);
  });

  it.each([
    [230, 10, 500, 50],
    [120, 10, 250, 25],
    [120, 25, 1000, 40],
    [30, 1, 10, 10],
  ])(
    "a table of %d cm at %d m a cm gets a bar of %d m, %d cm",
    (width, scale, metres, lengthCm) => {
      expect(scaleBarFor(width, scale)).toEqual({ metres, lengthCm });
    },
  );

  it.each([
    [230, [0, 50, 100, 150, 200, 230]],
    [205, [0, 50, 100, 150, 205]],
    [100, [0, 50, 100]],
    [40, [0, 40]],
  ])("an edge of %d cm is labelled at %j", (length, labels) => {
    expect(labelledCm(length, { mark: 1 })).toEqual(labels);
  });

  it("stands in a file as large as the table itself", () => {
    const words = {
      title: "Map",
      metres: (metres: number) => `${metres} m`,
      legend: () => "sign",
      noRoom: () => "",
    };
    const file = mapFile(mapOf({ grid: false, units: [unit()] }), DRAWING, words);
    expect(file).toMatch(/^<\?xml/);
    const [, x, , width] = /viewBox="(\S+) (\S+) (\S+) \S+"/.exec(file) ?? [];
    expect(file).toContain(`width="${width}cm"`);
    expect(Number(width) + 2 * Number(x)).toBeCloseTo(120);
    expect(file).toContain(">250 m<");
  });
});

describe("an SVG node", () => {
  it("is written with its attributes escaped", () => {
    expect(svgText(svg("a", { b: `"<&>'` }, ["c"]))).toBe('<a b="&quot;&lt;&amp;&gt;&#39;">c</a>');
  });
});
