import type { CoverClass } from "@/lib/rules/belle-alliance/tables/table-4";
import {
  effectOfRow,
  OPEN_QUESTION,
  type TerrainEffect,
} from "@/lib/rules/belle-alliance/terrain-effect";
import type { PointCm } from "../../document/primitives";
import { type Pen, sized, straightPath } from "../../table/drawing/pen";
import { dashed } from "../../table/drawing/strokes";
import { type SvgAttributes, type SvgNode, svg } from "../../table/drawing/svg-node";
import { flag, question } from "../../table/ground/terrain-field";
import { terrainKind } from "./terrain-kind";

/** What houses are built of [table 5]. */
export const MATERIALS = ["wood", "stone", "strong-stone"] as const;
type Material = (typeof MATERIALS)[number];

const START: readonly PointCm[] = [
  [-3, 2],
  [3, 2],
  [3, -2],
  [-3, -2],
];
const SAMPLE_CORNERS: PointCm[] = [
  [2, 1],
  [7, 1],
  [7, 4],
  [2, 4],
];

/**
 * A building; strong stone is drawn with a heavy wall, an undecided one with a broken wall, a reinforced one with
 * teeth.
 */
export const building = terrainKind({
  kind: "building",
  shape: "area",
  fields: {
    material: question(MATERIALS),
    /** Whether field works strengthened it before the game [6.3.0, table 20]. */
    reinforced: flag(),
  },
  openFinding: "building-material-open",
  faults: [
    {
      code: "building-reinforced-beyond",
      field: "reinforced",
      has: (feature) => effectOf(feature).remarks.includes("reinforced-beyond"),
    },
  ],
  family: "buildings",
  toolKey: "B",
  start: START,
  isRectangle: true,
  needsWideHitArea: true,
  isNamedBeside: true,
  strata: ["building"],
  meaning: effectOf,
  draw: ({ points, material, reinforced }, pen) => {
    const d = straightPath(pen, points, "Z");
    const wall = { d, stroke: pen.palette.wall, "stroke-linejoin": "miter" };
    const walls = svg("path", { ...wall, ...wallsOf(material ?? "open", pen) });
    const node = reinforced ? svg("g", {}, [teeth(d, pen), walls]) : walls;
    return [{ stratum: "building", node }];
  },
  sample: () => ({ points: SAMPLE_CORNERS }),
});

/** Closed to cavalry and guns; holds the figures that fit on its ground plan [table 5, 1.1.6, 6.1.1]. */
function effectOf(feature: {
  readonly material: Material | null;
  readonly reinforced: boolean;
}): TerrainEffect {
  const { material, reinforced } = feature;
  if (material === null) {
    return { ...OPEN_QUESTION, sightLayers: 1, remarks: ["question-open", "building"] };
  }
  const plain = effectOfRow(`building-${material}`, { sightLayers: 1, remarks: ["building"] });
  if (!reinforced) return plain;
  const cover = plain.cover && NEXT_COVER[plain.cover];
  const remark = cover === null ? "reinforced-beyond" : "reinforced";
  return { ...plain, cover: cover ?? plain.cover, remarks: ["building", remark] };
}

/** Reinforcing a building raises its cover by one class [table 20]; table 5 has none above III. */
const NEXT_COVER: Readonly<Record<CoverClass, CoverClass | null>> = {
  I: "II",
  II: "III",
  III: null,
};

function wallsOf(material: Material | "open", pen: Pen): SvgAttributes {
  const { palette } = pen;
  switch (material) {
    case "wood":
      return { fill: palette.timber, "stroke-width": sized(pen, 0.18) };
    case "stone":
      return { fill: palette.stone, "stroke-width": sized(pen, 0.25) };
    case "strong-stone":
      return { fill: palette.stone, "stroke-width": sized(pen, 0.7) };
    case "open":
      return {
        fill: palette.halo,
        stroke: palette.open,
        "stroke-width": sized(pen, 0.3),
        ...dashed(pen, 0.8, 0.5),
      };
  }
}

/** The teeth round a reinforced building: a wide broken stroke, partly covered by the walls. */
function teeth(d: string, pen: Pen): SvgNode {
  return svg("path", {
    d,
    fill: "none",
    stroke: pen.palette.wall,
    "stroke-width": sized(pen, 1.7),
    ...dashed(pen, 0.4, 0.5),
  });
}
