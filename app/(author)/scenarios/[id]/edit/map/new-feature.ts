import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import { blankShape } from "@/lib/domain/belle-alliance/scenario/blank-shape";
import type { Feature, ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";
import { UNNAMED } from "@/lib/domain/belle-alliance/scenario/feature-name";
import type { PointCm } from "@/lib/domain/document/primitives";
import type { ShapeKind } from "@/lib/domain/table/looks/look";
import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";

export interface NewShape {
  readonly kind: ShapeKind;
  readonly id: string;
  readonly points: readonly Point[];
  /** The features already on the table: a hill drawn on a hill becomes the layer above it. */
  readonly features: readonly Feature[];
}

/**
 * A new shape with every field that the rules ask about still undecided, except for defaults that its kind derives from
 * its position.
 */
export function newShape({ kind, id, points, features }: NewShape): ShapeFeature {
  const corners = points.map(([x, y]): PointCm => [x, y]);
  const shape = blankShape(kind, id, corners);
  return terrainKindOf(shape).adjustNew?.(shape, features) ?? shape;
}

/** A name on the map, to be filled in at once. */
export function newPlace(id: string, [xCm, yCm]: Point): Feature {
  return { kind: "place", id, name: UNNAMED, hiddenFrom: [], xCm, yCm, turnDeg: 0, minor: false };
}

/** A starting shape around a point, for users who draw by keyboard. */
export function startingPoints(kind: ShapeKind, [x, y]: Point): readonly Point[] {
  return terrainKindOf({ kind }).start.map(([dx, dy]) => snappedToGrid([x + dx, y + dy], 0.5));
}
