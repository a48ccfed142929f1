import type { Feature, ShapeFeature } from "@/lib/domain/scenario/feature";
import { terrainKey } from "@/lib/domain/scenario/terrain-key";
import { hachures } from "@/lib/terrain/hachures";
import type { Point, Segment } from "@/lib/terrain/point";
import { type Curve, flattened, smoothLine, smoothRing } from "@/lib/terrain/smooth";
import { fieldWorkShapes } from "./field-work-shapes";
import type { MapShape, PathStep } from "./map-drawing";
import { curvedPath, mm, type Projection, straightPath } from "./map-path";
import { onPaper } from "./map-sheet";

/** Styles from the ground up; what is not named lies lowest. Casings before cores, so that junctions stay open. */
const LAYERS = [
  "hill",
  "ground",
  "wood",
  "pit",
  "stream-edge",
  "stream",
  "road-edge",
  "road",
  "crossing",
  "hedge",
  "fence",
  "wall",
  "building",
  "field-work",
];

/** No line is drawn thinner than this, however narrow it is on the ground. */
const LEAST_LINE_MM = 0.55;

/** The map's terrain as paths in the order they are drawn. */
export function terrainShapes(features: readonly Feature[], projection: Projection): MapShape[] {
  const shapes = features.flatMap((feature) =>
    feature.kind === "place" ? [] : shapesOf(feature, projection),
  );
  return shapes
    .map((shape, index) => ({ shape, index }))
    .sort(
      (a, b) =>
        layerOf(a.shape) - layerOf(b.shape) ||
        (a.shape.level ?? 0) - (b.shape.level ?? 0) ||
        a.index - b.index,
    )
    .map(({ shape }) => shape);
}

function layerOf({ style }: MapShape): number {
  return LAYERS.findIndex(
    (layer) => style === layer || (style.startsWith(`${layer}-`) && !LAYERS.includes(style)),
  );
}

function shapesOf(feature: ShapeFeature, projection: Projection): MapShape[] {
  const style = terrainKey(feature);
  const points = feature.points.map((point) =>
    onPaper(point, projection.scale, projection.depthCm),
  );
  switch (feature.kind) {
    case "hill":
      return hillShapes(points, feature.level);
    case "ground":
      return [{ style, path: curvedPath(smoothRing(points)) }, ...pitEdge(points, style)];
    case "wood":
      return [{ style, path: curvedPath(smoothRing(points)) }];
    case "building":
      return [{ style, path: straightPath(points, "closed") }];
    case "road":
    case "stream":
      return cased(feature, points, projection.scale);
    case "crossing":
      return [
        {
          style,
          path: straightPath(points, "open"),
          widthMm: lineWidthMm(feature.widthCm, projection.scale),
        },
      ];
    case "field-work":
      return fieldWorkShapes(feature, projection);
    default:
      return [{ style, path: straightPath(points, "open") }];
  }
}

/** The layer's tint with its contour, and strokes downhill. */
function hillShapes(points: readonly Point[], level: number): MapShape[] {
  const curve = smoothRing(points);
  const strokes = hachuresOf(curve, "outside");
  return [
    { style: "hill", path: curvedPath(curve), level },
    { style: "hill-hachures", path: strokes, level },
  ];
}

function pitEdge(points: readonly Point[], style: string): MapShape[] {
  if (style !== "ground-pit") return [];
  return [{ style: "pit-hachures", path: hachuresOf(smoothRing(points), "inside") }];
}

function hachuresOf(curve: Curve, downhill: "outside" | "inside"): PathStep[] {
  const strokes = hachures(flattened(curve), { everyCm: 2.4, lengthsCm: [1.5, 1], downhill });
  return strokes.flatMap(([from, to]: Segment) => straightPath([from, to], "open"));
}

function cased(
  feature: Extract<ShapeFeature, { kind: "road" | "stream" }>,
  points: readonly Point[],
  scale: number,
): MapShape[] {
  const path = curvedPath(smoothLine(points));
  const widthMm = lineWidthMm(feature.widthCm ?? 1, scale);
  return [
    { style: `${feature.kind}-edge`, path, widthMm },
    { style: terrainKey(feature), path, widthMm },
  ];
}

function lineWidthMm(widthCm: number, scale: number): number {
  return mm(Math.max(LEAST_LINE_MM, (widthCm * 10) / scale));
}
