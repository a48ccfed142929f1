import { bearingDeg, between, distanceCm, normalisedDeg, type Point, type Segment } from "./point";
import { distanceToSegmentCm, nearestOnSegment } from "./segment";

/** A line of two or more points. */
export type Polyline = readonly Point[];

/** A point on a line with the line's direction there, as a vector of 1 cm. */
export interface Station {
  readonly point: Point;
  readonly along: Point;
}

/** The segments of a line, in order. */
export function segmentsOf(line: Polyline): readonly Segment[] {
  return line.slice(1).map((to, index) => [line[index] as Point, to]);
}

/** Distance in cm from a place to a line. */
export function distanceToLineCm(point: Point, line: Polyline): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const segment = [line[i - 1] as Point, line[i] as Point] as const;
    least = Math.min(least, distanceToSegmentCm(point, segment));
  }
  return least;
}

/** The two parts of a line from the point on it nearest to `point`: onward, and back. */
export function waysFrom(point: Point, line: Polyline): readonly [Polyline, Polyline] {
  const { index, at } = nearestOnLine(point, line);
  return [
    [at, ...line.slice(index + 1)],
    [at, ...line.slice(0, index + 1).reverse()],
  ];
}

/** The point on a line nearest to `point`, and the index of its segment. */
export function nearestOnLine(point: Point, line: Polyline): { index: number; at: Point } {
  let nearest = { index: 0, at: line[0] ?? point };
  let least = distanceCm(point, nearest.at);
  for (let i = 1; i < line.length; i++) {
    const at = nearestOnSegment(point, [line[i - 1] as Point, line[i] as Point]);
    const distance = distanceCm(point, at);
    if (distance >= least) continue;
    least = distance;
    nearest = { index: i - 1, at };
  }
  return nearest;
}

/** The first `atCm` of a line; all of it if it is no longer. */
export function cutAt(line: Polyline, atCm: number): Polyline {
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point];
    const length = distanceCm(from, to);
    if (walked + length > atCm) {
      return [...line.slice(0, i), between(from, to, (atCm - walked) / length)];
    }
    walked += length;
  }
  return line;
}

export function lengthCm(line: Polyline): number {
  return segmentsOf(line).reduce((sum, [from, to]) => sum + distanceCm(from, to), 0);
}

/** Stations at every `everyCm` along a line, the first half a step from its beginning. */
export function stationsAlong(line: Polyline, everyCm: number): readonly Station[] {
  const stations: Station[] = [];
  let walked = 0;
  let next = everyCm / 2;
  for (const [from, to] of segmentsOf(line)) {
    const length = distanceCm(from, to);
    const along: Point = [(to[0] - from[0]) / (length || 1), (to[1] - from[1]) / (length || 1)];
    for (; next <= walked + length && length > 0; next += everyCm) {
      stations.push({ point: between(from, to, (next - walked) / length), along });
    }
    walked += length;
  }
  return stations;
}

/** The station halfway along a line. */
export function midStation(line: Polyline): Station {
  const found = stationsAlong(line, Math.max(lengthCm(line), 1e-6))[0];
  return found ?? { point: line[0] ?? [0, 0], along: [1, 0] };
}

/** The direction that a line's left side faces, in degrees clockwise from north, judged by its two ends. */
export function facingOfLine(line: Polyline): number {
  const from = line[0] ?? [0, 0];
  const end = line.at(-1) ?? from;
  const to = distanceCm(from, end) > 0 ? end : (line[1] ?? end);
  return normalisedDeg(bearingDeg(from, to) - 90);
}

/** A bulging line with its corners in the order that puts the bulge on its left; any other line unchanged. */
export function bowedLeft(line: Polyline): Polyline {
  return bowCm2(line) > LEAST_BOW * lengthCm(line) ** 2 ? line.toReversed() : line;
}

/** A bulge whose area is below this share of the line's squared length is just an unsteady hand. */
const LEAST_BOW = 0.01;

/** The area between a line and its chord, positive if it bulges to the right. */
function bowCm2(line: Polyline): number {
  const [first] = line;
  if (first === undefined) return 0;
  const crosses = segmentsOf([...line, first]).map(([a, b]) => a[0] * b[1] - b[0] * a[1]);
  return crosses.reduce((sum, cross) => sum + cross, 0) / 2;
}
