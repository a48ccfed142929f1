import { layerOf } from "@/lib/domain/map-drawing/draw-feature";
import type { Feature } from "@/lib/domain/scenario/feature";
import { jointNear } from "@/lib/terrain/joint";
import type { Point } from "@/lib/terrain/point";
import type { MapSubject } from "./map-subject";
import type { DrawnKind } from "./map-tool";

/** A corner in the hand: of what, and how far off it is still caught. */
export interface HeldCorner {
  readonly kind: DrawnKind;
  /** The shape it belongs to; null while that is being drawn. */
  readonly id: string | null;
  readonly at: Point;
  readonly reachCm: number;
}

/** What carries a dragged thing on to where it belongs. */
export interface Catch {
  readonly byCm: Point;
  /** The place that is marked meanwhile. */
  readonly at: Point;
  /** What letting go does instead of moving the thing. */
  readonly letGo: () => void;
}

/** Where what is drawn or dragged meets what lies there already. */
export interface MapJoints {
  /** Where a corner is joined to another shape; null where it stays free. */
  readonly jointAt: (corner: HeldCorner) => Point | null;
  /** How something drawn about a place lies there of itself, as a bridge over water; null for what lies as drawn. */
  readonly laidAt: (corner: HeldCorner) => readonly Point[] | null;
  readonly catchOf: (subject: MapSubject, byCm: Point, reachCm: number) => Catch | null;
}

/** New corners are joined to those of all that is not a hill. */
export function atCorners(features: readonly Feature[]): MapJoints {
  const places = features.flatMap((feature) =>
    feature.kind === "place" || layerOf(feature) === "relief" ? [] : feature.points,
  );
  return {
    jointAt: ({ id, at, reachCm }) =>
      id === null ? jointNear(at, { places, lines: [] }, reachCm) : null,
    laidAt: () => null,
    catchOf: () => null,
  };
}

/** Pixels within which a corner is caught: a finger aims less finely. The key Alt lets it go free. */
const CATCH_PX = { mouse: 10, finger: 16 } as const;

/** How far off a corner is caught at a zoom, in cm. */
export function catchReachCm(zoom: number): number {
  const isFinger = matchMedia("(pointer: coarse)").matches;
  return CATCH_PX[isFinger ? "finger" : "mouse"] / 2 ** zoom;
}
