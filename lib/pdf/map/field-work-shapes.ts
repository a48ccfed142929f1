import { fieldWorkSign } from "@/lib/domain/map-drawing/field-work-sign";
import type { FieldWorkFeature } from "@/lib/domain/scenario/field-work";
import { terrainKey } from "@/lib/domain/scenario/terrain-key";
import type { Point } from "@/lib/terrain/point";
import { lengthCm } from "@/lib/terrain/polyline";
import type { MapShape, PathStep } from "./map-drawing";
import { type Projection, straightPath } from "./map-path";
import { onPaper } from "./map-sheet";

/** Size of the signs' strokes and blocks on paper, in mm, whatever the scale. */
const SIGN_MM = 1;

/** Marks of one work: more than stand along any that somebody would build. */
const MOST_MARKS = 1_000;

/** A field work as the sign the screen draws, its strokes below its line and its blocks over it. */
export function fieldWorkShapes(feature: FieldWorkFeature, projection: Projection): MapShape[] {
  const { scale, depthCm } = projection;
  const size = (SIGN_MM * scale) / 10;
  const thinning = Math.max(1, lengthCm(feature.points) / size / MOST_MARKS);
  const { trace, strokes, blocks } = fieldWorkSign(feature, { size, thinning });
  const style = terrainKey(feature);
  const path = (points: readonly Point[], end: "closed" | "open"): PathStep[] =>
    straightPath(
      points.map((point) => onPaper(point, scale, depthCm)),
      end,
    );
  const shape = (part: string, steps: PathStep[]): MapShape[] =>
    steps.length > 0 ? [{ style: `${style}${part}`, path: steps }] : [];
  return [
    ...shape(
      "-strokes",
      strokes.flatMap((stroke) => path(stroke, "open")),
    ),
    ...shape("", path(trace, "open")),
    ...shape(
      "-blocks",
      blocks.flatMap((block) => path(block, "closed")),
    ),
  ];
}

/** A legend's sample is 9 by 4 mm; what stands before a work stands above its line. */
const SAMPLE = { scale: 10, depthCm: 4 } as const;
const LINE: Point[] = [
  [0.6, 1.5],
  [8.4, 1.5],
];
const PARAPET: Point[] = [
  [2.2, 2.6],
  [6.8, 2.6],
];

/** A field work's sign for the legend. */
export function fieldWorkSample(feature: FieldWorkFeature): MapShape[] {
  const points = feature.work === "emplacement" ? PARAPET : LINE;
  return fieldWorkShapes({ ...feature, points: points.map(([x, y]) => [x, y]) }, SAMPLE);
}
