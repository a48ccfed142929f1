import { distanceCm, type Point } from "./point";

/** A measure rounded to the nearest multiple of `stepCm`, without floating-point noise. */
export function snappedCm(valueCm: number, stepCm: number): number {
  return Math.round(Math.round(valueCm / stepCm) * stepCm * 1_000) / 1_000 + 0;
}

/** A measure rounded to a tenth of a mm, without floating-point noise. */
export function roundedCm(valueCm: number): number {
  return snappedCm(valueCm, 0.01);
}

export function snappedToGrid([x, y]: Point, stepCm: number): Point {
  return [snappedCm(x, stepCm), snappedCm(y, stepCm)];
}

/** The nearest of `places` within `reachCm`, otherwise the point itself. */
export function snappedToPlace(point: Point, places: readonly Point[], reachCm: number): Point {
  return places.reduce<Point>((best, place) => {
    const nearer =
      best === point ? reachCm : Math.min(reachCm, distanceCm(point, best) - Number.EPSILON);
    return distanceCm(point, place) <= nearer ? place : best;
  }, point);
}
