import type { Point } from "@/lib/terrain/point";
import { flattened, smoothLine, smoothRing } from "@/lib/terrain/smooth";
import type { Pen } from "../drawing/pen";
import { type DrawnPart, LAYER_OF_STRATUM, type MapLayer, STRATA } from "../drawing/stratum";
import { fenceLook, hedgeLook, wallLook } from "./barriers";
import type { Look, Shape, ShapeKind } from "./look";
import { groundLook, hillLook, woodLook } from "./relief-and-cover";
import { crossingLook, roadLook, streamLook, waterLook } from "./ways";
import { buildingLook, fieldWorkLook } from "./works";

const LOOKS: Readonly<Record<ShapeKind, Look<ShapeKind, Shape>>> = {
  hill: hillLook,
  wood: woodLook,
  ground: groundLook,
  building: buildingLook,
  road: roadLook,
  stream: streamLook,
  water: waterLook,
  crossing: crossingLook,
  wall: wallLook,
  hedge: hedgeLook,
  fence: fenceLook,
  "field-work": fieldWorkLook,
};

/** Every kind, in the order used by tools. */
export const SHAPE_KINDS = Object.values(LOOKS).map(({ kind }) => kind);

export function lookOf({ kind }: Pick<Shape, "kind">): Look<ShapeKind, Shape> {
  return LOOKS[kind];
}

/**
 * The line of a shape, or the ring of an area, as it is drawn: its corners, or short steps along the curve through them
 * if its kind is drawn as one. In cm; a ring does not repeat its first point.
 */
export function drawnLine(shape: Shape): readonly Point[] {
  const look = lookOf(shape);
  if (!look.isCurved?.(shape)) return shape.points;
  return flattened(look.shape === "area" ? smoothRing(shape.points) : smoothLine(shape.points));
}

/** How wide a line is made on the table; null where it has no width of its own. */
export function reachCm(shape: Shape): number | null {
  return "widthCm" in shape ? (shape.widthCm ?? 1) : null;
}

/** The layer that shows or hides a shape. */
export function layerOf(shape: Pick<Shape, "kind">): MapLayer | null {
  const [lowest] = lookOf(shape).strata;
  return lowest ? LAYER_OF_STRATUM[lowest] : null;
}

/** Shapes in drawing order: hills from the lowest layer up. */
export function inLayingOrder(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.toSorted((a, b) => levelOf(a) - levelOf(b));
}

function levelOf(shape: Shape): number {
  return "level" in shape ? shape.level : 0;
}

/** A part of a picture and the shape it belongs to. */
export interface ShapePart extends DrawnPart {
  readonly shape: Shape;
}

/** The parts of all shapes, lowest stratum first. */
export function drawShapes(shapes: readonly Shape[], pen: Pen): readonly ShapePart[] {
  const thinned = { ...pen, thinning: thinningFor(shapes, pen) };
  const parts = inLayingOrder(shapes).flatMap((shape) =>
    lookOf(shape)
      .draw(shape, thinned)
      .map((part) => ({ ...part, shape })),
  );
  return parts.toSorted((a, b) => STRATA.indexOf(a.stratum) - STRATA.indexOf(b.stratum));
}

/**
 * The most small strokes on one map, ten times as many as a crowded one has: more would take the reader too long to
 * load.
 */
const MAX_STROKES = 20_000;

/** The factor by which strokes along slopes, dykes and shrubs are spaced out so that a map stays within that limit. */
function thinningFor(shapes: readonly Shape[], { mark }: Pen): number {
  const fringed = shapes.reduce((sum, shape) => sum + (lookOf(shape).fringeCm?.(shape) ?? 0), 0);
  return Math.max(1, fringed / mark / MAX_STROKES);
}
