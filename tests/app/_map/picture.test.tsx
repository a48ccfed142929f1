import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MapPicture } from "@/app/_map/map-picture";
import { subjectKey, subjectOf } from "@/app/_map/map-subject";
import {
  DRAWN_KINDS,
  keyOfTool,
  NON_DRAWING_TOOLS,
  POINT_TOOLS,
  toolOfKey,
} from "@/app/_map/map-tool";
import { sameUnitPicture } from "@/app/_map/troops-picture";
import { ALL_LAYERS, drawMap } from "@/lib/domain/belle-alliance/drawing/draw-map";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import type { MapView, PlacedUnitView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { svgText } from "@/lib/domain/table/drawing/svg-node";
import { placedRectangle } from "@/lib/terrain/placement";

const STAND = { xCm: 50, yCm: 60, facingDeg: 0 };
const SIZE = { widthCm: 20, depthCm: 3 };
const UNIT: PlacedUnitView = {
  ...STAND,
  ...SIZE,
  id: "u1",
  name: "1st <Foot>",
  sideId: "reds",
  colour: "b",
  arm: "cavalry",
  formation: "line",
  outline: placedRectangle(SIZE, STAND),
  holds: null,
  under: "Brigade",
};
const MAP: MapView = {
  widthCm: 120,
  depthCm: 100,
  metresPerCm: 10,
  note: "",
  grid: true,
  features: [
    featureSchema.parse({
      kind: "wood",
      id: "w",
      points: [
        [10, 10],
        [50, 10],
        [30, 40],
      ],
    }),
    featureSchema.parse({ kind: "place", id: "p", name: "Papelotte", xCm: 60, yCm: 60 }),
  ],
  units: [UNIT],
  commanders: [],
  entries: [],
};

/** The elements of a picture, regardless of the order of attributes and of self-closing tags. */
function elementsOf(markup: string): string[] {
  const plain = markup.replaceAll("&#x27;", "&#39;");
  return [...plain.matchAll(/<([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"]*")*)/g)].map(
    ([, tag, attributes = ""]) =>
      `${tag} ${attributes
        .trim()
        .split(/ (?=[a-zA-Z:-]+=)/)
        .sort()
        .join(" ")}`,
  );
}

describe("a map on a page", () => {
  it("draws element for element what the file draws", () => {
    const drawing = { size: "page", idPrefix: "m", layers: ALL_LAYERS } as const;
    const page = renderToStaticMarkup(<MapPicture map={MAP} label="The field" {...drawing} />);
    const file = svgText(drawMap(MAP, { ...drawing, palette: "variables" }));
    expect(elementsOf(page).slice(1)).toEqual(elementsOf(file).slice(1));
  });

  it("has a name for screen readers, and lets no name become markup", () => {
    const page = renderToStaticMarkup(
      <MapPicture map={MAP} label="The field" size="page" idPrefix="m" layers={ALL_LAYERS} />,
    );
    expect(page).toMatch(/^<svg role="img" aria-label="The field"/);
    expect(page).toContain("1st &lt;Foot&gt;");
  });
});

describe("tools", () => {
  it("have a key each, unlike any other's", () => {
    const tools = [...NON_DRAWING_TOOLS, ...DRAWN_KINDS, ...POINT_TOOLS];
    expect(new Set(tools.map(keyOfTool)).size).toBe(tools.length);
    for (const tool of tools) expect(toolOfKey(keyOfTool(tool).toLowerCase())).toBe(tool);
    expect(toolOfKey("?")).toBeNull();
  });
});

describe("a thing on the map", () => {
  it("is found again by its key", () => {
    const subject = { kind: "unit", id: "u-1" } as const;
    expect(subjectOf(subjectKey(subject))).toEqual(subject);
    expect(subjectOf("")).toBeNull();
    expect(subjectOf("cloud:1")).toBeNull();
  });

  it("is drawn again only when it looks different", () => {
    expect(sameUnitPicture(UNIT, { ...UNIT, outline: [...UNIT.outline] })).toBe(true);
    expect(sameUnitPicture(UNIT, { ...UNIT, facingDeg: 5 })).toBe(false);
    expect(sameUnitPicture(UNIT, { ...UNIT, formation: "square" })).toBe(false);
  });
});
