import type { Box } from "./box";
import { between, distanceCm, type Point, type Segment } from "./point";

/** The point on a segment nearest to `point`. */
export function nearestOnSegment(point: Point, [from, to]: Segment): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return from;
  const share = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / squared;
  return between(from, to, Math.min(1, Math.max(0, share)));
}

/** Distance in cm from a point to a segment. */
export function distanceToSegmentCm(point: Point, segment: Segment): number {
  return distanceCm(point, nearestOnSegment(point, segment));
}

/** The square of that distance; without a root or a new point, for searches among thousands of segments. */
export function squaredDistanceCm2(point: Point, [from, to]: Segment): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const toX = point[0] - from[0];
  const toY = point[1] - from[1];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (toX * dx + toY * dy) / squared));
  const offX = toX - share * dx;
  const offY = toY - share * dy;
  return offX * offX + offY * offY;
}

/** Smallest distance in cm between two segments; 0 if they cross or touch. */
export function distanceBetweenSegmentsCm(a: Segment, b: Segment): number {
  if (segmentsMeet(a, b)) return 0;
  return Math.min(
    distanceToSegmentCm(a[0], b),
    distanceToSegmentCm(a[1], b),
    distanceToSegmentCm(b[0], a),
    distanceToSegmentCm(b[1], a),
  );
}

/** Whether a segment has a place in a box or on its edge. */
export function segmentMeetsBox([from, to]: Segment, { minX, maxX, minY, maxY }: Box): boolean {
  const across = shareWithin(from[0], to[0], [minX, maxX]);
  const along = shareWithin(from[1], to[1], [minY, maxY]);
  return Math.max(across[0], along[0], 0) <= Math.min(across[1], along[1], 1);
}

/** Between which shares of its way from one number to another something lies between two bounds. */
function shareWithin(
  from: number,
  to: number,
  [low, high]: readonly [number, number],
): readonly [number, number] {
  if (from === to) {
    const always = from >= low && from <= high;
    return always ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [1, 0];
  }
  const [a, b] = [(low - from) / (to - from), (high - from) / (to - from)];
  return a < b ? [a, b] : [b, a];
}

/** What the distance in cm between two segments cannot fall below, at a glance: the gap of their boxes along x or y. */
export function leastDistanceCm(one: Segment, other: Segment): number {
  return Math.max(gap(one, other, 0), gap(one, other, 1), 0);
}

// By index, because destructuring is slow before the engine has compiled it, and this runs while a page starts.
function gap(one: Segment, other: Segment, axis: 0 | 1): number {
  const a = one[0][axis];
  const b = one[1][axis];
  const c = other[0][axis];
  const d = other[1][axis];
  return Math.max(Math.min(a, b) - Math.max(c, d), Math.min(c, d) - Math.max(a, b));
}

/** Whether two segments have a point in common. */
export function segmentsMeet([a, b]: Segment, [c, d]: Segment): boolean {
  const abc = turn(a, b, c);
  const abd = turn(a, b, d);
  const cda = turn(c, d, a);
  const cdb = turn(c, d, b);
  if (abc !== abd && cda !== cdb && abc * abd <= 0 && cda * cdb <= 0) return true;
  return (
    (abc === 0 && inBoxOf(c, a, b)) ||
    (abd === 0 && inBoxOf(d, a, b)) ||
    (cda === 0 && inBoxOf(a, c, d)) ||
    (cdb === 0 && inBoxOf(b, c, d))
  );
}

/** 1 if a → b → c turns left, −1 if right, 0 if the three are on one line. */
function turn(a: Point, b: Point, c: Point): -1 | 0 | 1 {
  const cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(cross) < 1e-9) return 0;
  return cross > 0 ? 1 : -1;
}

function inBoxOf(point: Point, a: Point, b: Point): boolean {
  return (
    point[0] >= Math.min(a[0], b[0]) &&
    point[0] <= Math.max(a[0], b[0]) &&
    point[1] >= Math.min(a[1], b[1]) &&
    point[1] <= Math.max(a[1], b[1])
  );
}
