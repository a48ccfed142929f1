import type { Point, Segment } from "./point";
import { lengthCm, type Polyline, segmentsOf } from "./polyline";
import { distanceToSegmentCm, segmentsMeet } from "./segment";

/** An area's edge: three or more corners, the first not repeated at the end. */
export type Ring = readonly Point[];

/** The ring as a line that comes back to its first corner. */
export function closedLine(ring: Ring): Polyline {
  const first = ring[0];
  return first === undefined ? [] : [...ring, first];
}

/** The ring's edges in their order. */
export function edgesOf(ring: Ring): readonly Segment[] {
  return segmentsOf(closedLine(ring));
}

/** Length of the ring's edge in cm. */
export function perimeterCm(ring: Ring): number {
  return lengthCm(closedLine(ring));
}

/** Area in cm², positive where the corners run anticlockwise (y north). */
export function signedAreaCm2(ring: Ring): number {
  return edgesOf(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

/** Area in cm². */
export function areaCm2(ring: Ring): number {
  return Math.abs(signedAreaCm2(ring));
}

/** The centre of gravity of the area; of the corners where the area is nothing. */
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

/** The mean of some places; the origin where there are none. */
export function middleOf(points: readonly Point[]): Point {
  const count = points.length || 1;
  return [
    points.reduce((sum, [x]) => sum + x, 0) / count,
    points.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
}

/** Whether a place lies inside a ring (even-odd); on the edge either answer may come. */
export function ringHolds(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  // Not over `edgesOf`: checks ask this of curves of hundreds of corners, thousands of times.
  let a = ring.at(-1) ?? [x, y];
  for (const b of ring) {
    const crosses = a[1] > y !== b[1] > y;
    if (crosses && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    a = b;
  }
  return inside;
}

/** Whether two rings have ground or edge in common. */
export function ringsMeet(a: Ring, b: Ring): boolean {
  const [corner] = a;
  const [other] = b;
  if (!corner || !other) return false;
  if (ringHolds(b, corner) || ringHolds(a, other)) return true;
  const edges = edgesOf(b);
  return edgesOf(a).some((edge) => edges.some((each) => segmentsMeet(edge, each)));
}

/** Distance in cm from a place to the ring's edge. */
export function distanceToEdgeCm(point: Point, ring: Ring): number {
  return Math.min(...edgesOf(ring).map((edge) => distanceToSegmentCm(point, edge)));
}

/** Whether a ring crosses or touches itself, so that inside and outside are in doubt. */
export function crossesItself(ring: Ring): boolean {
  const edges = edgesOf(ring);
  return edges.some((edge, index) =>
    edges.some((other, later) => {
      const neighbours = later === index + 1 || (index === 0 && later === edges.length - 1);
      return later > index && !neighbours && segmentsMeet(edge, other);
    }),
  );
}
