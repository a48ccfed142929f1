import {
  effectOfRow,
  NO_EFFECT,
  type TerrainEffect,
} from "@/lib/rules/belle-alliance/terrain-effect";
import { hachures } from "@/lib/terrain/hachures";
import { centroid, perimeterCm, ringContains } from "@/lib/terrain/ring";
import { flattened, smoothRing } from "@/lib/terrain/smooth";
import type { PointCm } from "../../document/primitives";
import { curvePath, sized, spacing, strokesPath } from "../../table/drawing/pen";
import { svg } from "../../table/drawing/svg-node";
import { OVAL_START } from "../../table/ground/corners";
import { layer } from "../../table/ground/terrain-field";
import { terrainKind } from "./terrain-kind";

const HIGHEST = 12;

const SAMPLE_CORNERS: PointCm[] = [
  [0.5, -3],
  [1.6, 2.2],
  [4.6, 3.4],
  [8, 2.4],
  [9, -3],
];

/** A hill layer: its ground, downhill strokes and the contour. */
export const hill = terrainKind({
  kind: "hill",
  shape: "area",
  fields: { level: layer() },
  family: "hills",
  toolKey: "H",
  start: OVAL_START,
  needsWideHitArea: false,
  isCurved: () => true,
  strata: ["hill"],
  /** A hill drawn on another hill becomes the layer above it. */
  adjustNew: (feature, others) => {
    const middle = centroid(feature.points);
    const below = others.map((other) =>
      isHill(other) && ringContains(other.points, middle) ? other.level : 0,
    );
    return { ...feature, level: Math.min(HIGHEST, Math.max(0, ...below) + 1) };
  },
  meaning: (_, { bandWidthCm }) => bandClassOf(bandWidthCm).effect,
  rows: () => ["hill-band-under-5", "hill-band-under-2", "hill-band-under-1"],
  draw: (feature, pen) => {
    const curve = smoothRing(feature.points);
    const d = curvePath(pen, curve);
    const strokes = hachures(flattened(curve), {
      everyCm: spacing(pen, 1.6),
      lengthsCm: [1.4 * pen.mark, 2.1 * pen.mark],
      downhill: "outside",
    });
    const { palette } = pen;
    const node = svg("g", {}, [
      svg("path", { d, fill: palette.hill(feature.level) }),
      svg("path", {
        d: strokesPath(pen, strokes),
        fill: "none",
        stroke: palette.contour,
        "stroke-width": sized(pen, 0.16),
        "stroke-opacity": 0.75,
      }),
      svg("path", { d, fill: "none", stroke: palette.contour, "stroke-width": sized(pen, 0.28) }),
    ]);
    return [{ stratum: "hill", node }];
  },
  fringeCm: ({ points }) => perimeterCm(points),
  sample: () => ({ level: 1, points: SAMPLE_CORNERS }),
});

function isHill(other: object): other is { kind: "hill"; level: number; points: PointCm[] } {
  return "kind" in other && other.kind === "hill";
}

/** A range of widths of a hill layer's band, and its effect [2.3.7, 3.4.5, table 5]. */
export interface BandClass {
  readonly fromCm: number;
  readonly underCm: number;
  readonly effect: TerrainEffect;
}

const ORDINARY = { ...NO_EFFECT, sightLayers: 1 };
const NARROW = { difficult: true, noRicochet: true, sightLayers: 1 };
const WIDE: BandClass = { fromCm: 10, underCm: Number.POSITIVE_INFINITY, effect: ORDINARY };

/** The narrowest first. */
export const BAND_CLASSES: readonly BandClass[] = [
  { fromCm: 0, underCm: 1, effect: effectOfRow("hill-band-under-1", NARROW) },
  { fromCm: 1, underCm: 2, effect: effectOfRow("hill-band-under-2", NARROW) },
  { fromCm: 2, underCm: 5, effect: effectOfRow("hill-band-under-5", NARROW) },
  { fromCm: 5, underCm: 10, effect: { ...NO_EFFECT, ...NARROW } },
  WIDE,
];

/** The class for the width of the band at a place; null, for a layer with nothing on it, is ordinary ground. */
export function bandClassOf(widthCm: number | null): BandClass {
  return BAND_CLASSES.find(({ underCm }) => widthCm !== null && widthCm < underCm) ?? WIDE;
}
