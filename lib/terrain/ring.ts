import type { Point, Segment } from "./point";
import { lengthCm, type Polyline, segmentsOf } from "./polyline";
import { distanceToSegmentCm, segmentsMeet } from "./segment";

/** An area's edge: three or more corners, the first not repeated at the end. */
export type Ring = readonly Point[];

/** The ring as a line that returns to its first corner. */
export function closedLine(ring: Ring): Polyline {
  const first = ring[0];
  return first === undefined ? [] : [...ring, first];
}

/** The ring's edges, in order. */
export function edgesOf(ring: Ring): readonly Segment[] {
  return segmentsOf(closedLine(ring));
}

/** Length of the ring's edge in cm. */
export function perimeterCm(ring: Ring): number {
  return lengthCm(closedLine(ring));
}

/** Area in cm², positive if the corners run anticlockwise (y north). */
export function signedAreaCm2(ring: Ring): number {
  return edgesOf(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

export function areaCm2(ring: Ring): number {
  return Math.abs(signedAreaCm2(ring));
}

/** The centroid of the area, or the mean of the corners if the area is zero. */
export function centroid(ring: Ring): Point {
  const area = signedAreaCm2(ring);
  if (Math.abs(area) < 1e-9) return middleOf(ring);
  const [x, y] = edgesOf(ring).reduce<Point>(
    ([sumX, sumY], [a, b]) => {
      const cross = a[0] * b[1] - b[0] * a[1];
      return [sumX + (a[0] + b[0]) * cross, sumY + (a[1] + b[1]) * cross];
    },
    [0, 0],
  );
  return [x / (6 * area), y / (6 * area)];
}

/** The mean of some points; the origin if there are none. */
export function middleOf(points: readonly Point[]): Point {
  const count = points.length || 1;
  return [
    points.reduce((sum, [x]) => sum + x, 0) / count,
    points.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
}

/** Whether a point lies inside a ring (even-odd); on the edge it may return either. */
export function ringContains(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  // Without `edgesOf`, for speed: checks call this thousands of times for curves of hundreds of corners.
  let a = ring.at(-1) ?? [x, y];
  for (const b of ring) {
    const crosses = a[1] > y !== b[1] > y;
    if (crosses && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    a = b;
  }
  return inside;
}

/** Whether two rings overlap or touch. */
export function ringsMeet(a: Ring, b: Ring): boolean {
  const [corner] = a;
  const [other] = b;
  if (!corner || !other) return false;
  if (ringContains(b, corner) || ringContains(a, other)) return true;
  const edges = edgesOf(b);
  return edgesOf(a).some((edge) => edges.some((each) => segmentsMeet(edge, each)));
}

/** Distance in cm from a point to the ring's edge. */
export function distanceToEdgeCm(point: Point, ring: Ring): number {
  return Math.min(...edgesOf(ring).map((edge) => distanceToSegmentCm(point, edge)));
}

/** Whether a ring crosses or touches itself, which makes inside and outside ambiguous. */
export function crossesItself(ring: Ring): boolean {
  const edges = edgesOf(ring);
  return edges.some((edge, index) =>
    edges.some((other, later) => {
      const neighbours = later === index + 1 || (index === 0 && later === edges.length - 1);
      return later > index && !neighbours && segmentsMeet(edge, other);
    }),
  );
}
