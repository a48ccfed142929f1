import type { Shape, ShapeKind } from "@/lib/domain/table/looks/look";
import { layerOf } from "@/lib/domain/table/looks/looks";
import type { MapSubject } from "@/lib/domain/table/scene";
import { jointNear } from "@/lib/terrain/joint";
import type { Point } from "@/lib/terrain/point";

/** A corner being drawn or dragged, with the distance within which it snaps. */
export interface HeldCorner {
  readonly kind: ShapeKind;
  /** The id of its shape; null while the shape is being drawn. */
  readonly id: string | null;
  readonly at: Point;
  readonly reachCm: number;
}

/** The snapping of a dragged thing to its proper place. */
export interface Snap {
  readonly byCm: Point;
  /** The place that is marked during the drag. */
  readonly at: Point;
  /** Called on release, instead of moving the thing. */
  readonly onRelease: () => void;
}

/** How things being drawn or dragged join existing ones. */
export interface MapJoints {
  /** The place where a corner joins another shape; null if it stays free. */
  readonly jointAt: (corner: HeldCorner) => Point | null;
  /** The automatic outline of something drawn at a place, such as a bridge over water; null to keep it as drawn. */
  readonly laidAt: (corner: HeldCorner) => readonly Point[] | null;
  readonly snapOf: (subject: MapSubject, byCm: Point, reachCm: number) => Snap | null;
}

/** Joins new corners to the corners of all shapes except hills. */
export function atCorners(shapes: readonly Shape[]): MapJoints {
  const places = shapes.flatMap((shape) => (layerOf(shape) === "relief" ? [] : shape.points));
  return {
    jointAt: ({ id, at, reachCm }) =>
      id === null ? jointNear(at, { places, lines: [] }, reachCm) : null,
    laidAt: () => null,
    snapOf: () => null,
  };
}

/**
 * The distance in pixels within which a corner snaps; larger for fingers, which aim less precisely. Alt turns snapping
 * off.
 */
const CATCH_PX = { mouse: 10, finger: 16 } as const;

/** The distance within which a corner snaps at a zoom, in cm. */
export function snapReachCm(zoom: number): number {
  const isFinger = matchMedia("(pointer: coarse)").matches;
  return CATCH_PX[isFinger ? "finger" : "mouse"] / 2 ** zoom;
}
