import { direction, moved, type Point } from "@/lib/terrain/point";
import { segmentsOf } from "@/lib/terrain/polyline";
import { distanceToSegmentCm } from "@/lib/terrain/segment";
import type { BattlefieldRoad } from "./battlefield";
import { toMm } from "./generator/unit-vector";

/** How far a bridge extends beyond each bank. */
const OVERHANG_CM = 0.8;

/** The line of a bridge or ford over water, from its middle, its direction and the width of the water. */
export function deckOver(place: Point, along: Point, waterWidthCm: number): [number, number][] {
  const half = waterWidthCm / 2 + OVERHANG_CM;
  return [toMm(moved(place, along, -half)), toMm(moved(place, along, half))];
}

export function alongRoad({ points }: Pick<BattlefieldRoad, "points">, place: Point): Point {
  const nearest = segmentsOf(points).toSorted(
    (a, b) => distanceToSegmentCm(place, a) - distanceToSegmentCm(place, b),
  )[0];
  return nearest ? direction(...nearest) : [0, 1];
}
