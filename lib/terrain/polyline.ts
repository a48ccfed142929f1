import { between, distanceCm, type Point, type Segment } from "./point";
import { distanceToSegmentCm } from "./segment";

/** A line of two or more places. */
export type Polyline = readonly Point[];

/** A place on a line with the direction the line runs there, as a step of 1 cm. */
export interface Station {
  readonly point: Point;
  readonly along: Point;
}

/** The segments of a line in their order. */
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

/** Length of a line in cm. */
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

/** The station half way along a line. */
export function midStation(line: Polyline): Station {
  const found = stationsAlong(line, Math.max(lengthCm(line), 1e-6))[0];
  return found ?? { point: line[0] ?? [0, 0], along: [1, 0] };
}
