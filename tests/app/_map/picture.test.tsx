import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { subjectKey, subjectOf } from "@/app/_map/map-subject";
import { NON_DRAWING_TOOLS, POINT_TOOLS } from "@/app/_map/map-tool";
import { samePicture } from "@/app/_map/pieces-picture";
import { ScenePicture } from "@/app/_map/scene-picture";
import { keyOfTool, toolOfKey } from "@/app/(author)/scenarios/[id]/edit/map/tool-keys";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import type { MapView, PlacedUnitView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { ALL_LAYERS, drawScene } from "@/lib/domain/table/drawing/draw-scene";
import { svgText } from "@/lib/domain/table/drawing/svg-node";
import { SHAPE_KINDS } from "@/lib/domain/table/looks/looks";
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
  plannedWays: [],
  objectives: [],
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
    const page = renderToStaticMarkup(
      <ScenePicture scene={mapScene(MAP)} label="The field" {...drawing} />,
    );
    const file = svgText(drawScene(mapScene(MAP), { ...drawing, palette: "variables" }));
    expect(elementsOf(page).slice(1)).toEqual(elementsOf(file).slice(1));
  });

  it("has a name for screen readers, and lets no name become markup", () => {
    const page = renderToStaticMarkup(
      <ScenePicture
        scene={mapScene(MAP)}
        label="The field"
        size="page"
        idPrefix="m"
        layers={ALL_LAYERS}
      />,
    );
    expect(page).toMatch(/^<svg role="img" aria-label="The field"/);
    expect(page).toContain("1st &lt;Foot&gt;");
  });
});

describe("tools", () => {
  it("have a key each, unlike any other's", () => {
    const tools = [...NON_DRAWING_TOOLS, ...SHAPE_KINDS, ...POINT_TOOLS];
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
    const pieceOf = (unit: PlacedUnitView) => mapScene({ ...MAP, units: [unit] }).pieces[0];
    const same = (changed: Partial<PlacedUnitView>) => {
      const [before, after] = [pieceOf(UNIT), pieceOf({ ...UNIT, ...changed })];
      return before !== undefined && after !== undefined && samePicture(before, after);
    };
    expect(same({ outline: [...UNIT.outline] })).toBe(true);
    expect(same({ facingDeg: 5 })).toBe(false);
    expect(same({ formation: "square" })).toBe(false);
  });
});
