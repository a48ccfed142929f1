import type { Point } from "./point";
import type { Polyline } from "./polyline";

/** A cubic Bézier piece starting at the end of the one before: two control points and its end. */
type BezierPiece = readonly [control1: Point, control2: Point, end: Point];

/** A smooth curve through all its points. */
export interface Curve {
  readonly start: Point;
  readonly pieces: readonly BezierPiece[];
  readonly closed: boolean;
}

/** A closed curve through a ring's corners (uniform Catmull-Rom): hills, woods and ground. */
export function smoothRing(ring: readonly Point[]): Curve {
  const count = ring.length;
  const at = (index: number): Point => ring[(index + count) % count] ?? [0, 0];
  const pieces = ring.map((_, i) => pieceThrough(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return { start: at(0), pieces, closed: true };
}

/** An open curve through a line's points: roads and streams. */
export function smoothLine(line: Polyline): Curve {
  const last = line.length - 1;
  const at = (index: number): Point => line[Math.min(last, Math.max(0, index))] ?? [0, 0];
  const pieces = line.slice(1).map((_, i) => pieceThrough(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return { start: at(0), pieces, closed: false };
}

/**
 * The curve as straight steps, `stepsPerPiece` for each piece. A closed curve does not repeat its first point, so the
 * result is a ring or a line like the points it came from.
 */
export function flattened(curve: Curve, stepsPerPiece = 8): readonly Point[] {
  const places: Point[] = [curve.start];
  let from = curve.start;
  for (const piece of curve.pieces) {
    for (let step = 1; step <= stepsPerPiece; step++) {
      places.push(onPiece(from, piece, step / stepsPerPiece));
    }
    from = piece[2];
  }
  return curve.closed ? places.slice(0, -1) : places;
}

/** Control points at a sixth of the chord between the neighbours, as in Catmull-Rom. */
function pieceThrough(before: Point, from: Point, to: Point, after: Point): BezierPiece {
  return [
    [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
    [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
    to,
  ];
}

function onPiece(from: Point, [c1, c2, to]: BezierPiece, t: number): Point {
  const s = 1 - t;
  const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
  const mix = (axis: 0 | 1) =>
    from[axis] * weights[0] + c1[axis] * weights[1] + c2[axis] * weights[2] + to[axis] * weights[3];
  return [mix(0), mix(1)];
}
