import type { Point } from "./point";
import { distanceToSegmentCm } from "./segment";

/**
 * A line with fewer points that passes within `toleranceCm` of all the others (Douglas–Peucker); its ends are kept, and
 * so are the three points that a ring needs.
 */
export function simplified<P extends Point>(
  points: readonly P[],
  toleranceCm: number,
): readonly P[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length <= 3) return points;
  const { index } = farthestOf(points);
  const kept = new Set<P>([first, points[index] as P, last]);
  const open: (readonly P[])[] = [points.slice(0, index + 1), points.slice(index)];
  for (let part = open.pop(); part; part = open.pop()) {
    const far = farthestOf(part);
    if (far.distance <= toleranceCm) continue;
    kept.add(part[far.index] as P);
    open.push(part.slice(0, far.index + 1), part.slice(far.index));
  }
  return points.filter((point) => kept.has(point));
}

/** The inner point furthest from the straight line between the ends. */
function farthestOf(points: readonly Point[]): { index: number; distance: number } {
  const ends = [points[0] as Point, points.at(-1) as Point] as const;
  let [index, distance] = [1, -1];
  for (let i = 1; i < points.length - 1; i++) {
    const away = distanceToSegmentCm(points[i] as Point, ends);
    if (away > distance) [index, distance] = [i, away];
  }
  return { index, distance };
}
