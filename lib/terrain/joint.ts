import { between, distanceCm, type Point } from "./point";
import { distanceToLineCm, nearestOnLine, type Polyline } from "./polyline";
import { roundedCm, snappedToPlace } from "./snap";

/** What a corner can be joined to. */
export interface JointTargets {
  /** Points that take precedence over all others within reach. */
  readonly places: readonly Point[];
  /** Lines that can be joined anywhere along them. */
  readonly lines: readonly Polyline[];
}

/**
 * The joint for a corner near other lines, to a tenth of a mm: one of their corners, otherwise the nearest point on a
 * line; null if there is none within `reachCm`.
 */
export function jointNear(
  point: Point,
  { places, lines }: JointTargets,
  reachCm: number,
): Point | null {
  const place = snappedToPlace(point, places, reachCm);
  if (place !== point) return place;
  const near = lines.map((line) => nearestOnLine(point, line).at);
  const [x, y] = snappedToPlace(point, near, reachCm);
  return x === point[0] && y === point[1] ? null : [roundedCm(x), roundedCm(y)];
}

/** Ends within this distance of a line count as joined to it. */
const JOINED_CM = 0.05;

/** Whether a point lies on a line. */
export function isJoined(point: Point, line: Polyline): boolean {
  return distanceToLineCm(point, line) <= JOINED_CM;
}

/**
 * Where a point on a line moves when the line changes: with the same number of corners, to the same share of the same
 * segment; otherwise to the nearest point.
 */
export function carriedAlong(point: Point, from: Polyline, to: Polyline): Point {
  const { index, at } = nearestOnLine(point, from);
  const [a, b, c, d] = [from[index], from[index + 1], to[index], to[index + 1]];
  if (from.length !== to.length || !a || !b || !c || !d)
    return rounded(nearestOnLine(point, to).at);
  const length = distanceCm(a, b);
  return rounded(between(c, d, length === 0 ? 0 : distanceCm(a, at) / length));
}

function rounded([x, y]: Point): Point {
  return [roundedCm(x), roundedCm(y)];
}
