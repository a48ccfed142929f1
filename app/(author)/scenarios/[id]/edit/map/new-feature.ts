import type { DrawnKind } from "@/app/_map/map-tool";
import type { PointCm } from "@/lib/domain/primitives";
import { blankShape } from "@/lib/domain/scenario/blank-shape";
import type { Feature, ShapeFeature } from "@/lib/domain/scenario/feature";
import { UNNAMED } from "@/lib/domain/scenario/feature-name";
import type { Point } from "@/lib/terrain/point";
import { bowedLeft } from "@/lib/terrain/polyline";
import { centroid, ringHolds } from "@/lib/terrain/ring";
import { snappedToGrid } from "@/lib/terrain/snap";

export interface NewShape {
  readonly kind: DrawnKind;
  readonly id: string;
  readonly points: readonly Point[];
  /** What lies on the table already: a hill drawn on a hill is the layer above it. */
  readonly features: readonly Feature[];
}

/** A shape of a kind with all that the rules ask still open; a field work looks to the side it bows out to. */
export function newShape({ kind, id, points, features }: NewShape): ShapeFeature {
  const line = kind === "field-work" ? bowedLeft(points) : points;
  const corners = line.map(([x, y]): PointCm => [x, y]);
  const shape = blankShape(kind, id, corners);
  return shape.kind === "hill" ? { ...shape, level: levelOver(points, features) } : shape;
}

/** A name on the map, to be written at once. */
export function newPlace(id: string, [xCm, yCm]: Point): Feature {
  return { kind: "place", id, name: UNNAMED, hiddenFrom: [], xCm, yCm, turnDeg: 0, minor: false };
}

function levelOver(points: readonly Point[], features: readonly Feature[]): number {
  const middle = centroid(points);
  const levels = features.map((feature) =>
    feature.kind === "hill" && ringHolds(feature.points, middle) ? feature.level : 0,
  );
  return Math.min(12, Math.max(0, ...levels) + 1);
}

/** A shape to begin with, about a place, for who draws by keyboard. */
export function startingPoints(kind: DrawnKind, [x, y]: Point): readonly Point[] {
  const around = (steps: readonly Point[]) =>
    steps.map(([dx, dy]) => snappedToGrid([x + dx, y + dy], 0.5));
  switch (kind) {
    case "hill":
    case "wood":
      return around([
        [0, 12],
        [14, 8],
        [18, 0],
        [14, -8],
        [0, -12],
        [-14, -8],
        [-18, 0],
        [-14, 8],
      ]);
    case "ground":
      return around([
        [-10, 7],
        [10, 7],
        [10, -7],
        [-10, -7],
      ]);
    case "building":
      return around([
        [-3, 2],
        [3, 2],
        [3, -2],
        [-3, -2],
      ]);
    case "field-work":
      return around([
        [-5, 0],
        [5, 0],
      ]);
    case "crossing":
      return around([
        [0, 3],
        [0, -3],
      ]);
    default:
      return around([
        [-15, 0],
        [15, 0],
      ]);
  }
}
