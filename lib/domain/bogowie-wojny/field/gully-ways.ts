import { distanceCm, type Point } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";

/** The two corners of an outline that are farthest apart: the ways into and out of a gully [3.5]. */
export function farthestPair(points: Ring): [[number, number], [number, number]] {
  const first: Point = points[0] ?? [0, 0];
  let best: readonly [Point, Point] = [first, first];
  for (const [index, a] of points.entries()) {
    for (const b of points.slice(index + 1)) {
      if (distanceCm(a, b) > distanceCm(...best)) best = [a, b];
    }
  }
  const [[ax, ay], [bx, by]] = best;
  return [
    [ax, ay],
    [bx, by],
  ];
}
