import type { Box } from "@/lib/terrain/box";
import { between, distanceCm, type Point, type Segment } from "@/lib/terrain/point";
import { centroid, distanceToEdgeCm, ringContains } from "@/lib/terrain/ring";

/** The bounding box of some corners; called thousands of times, so it allocates nothing else. */
export function boundsOf(outline: readonly Point[]): Box {
  let [minX, minY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [maxX, maxY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of outline) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

/** Outlines that share no more than this only touch, because numbers are rounded. */
const TOUCH = 1e-6;

/** Whether two convex outlines overlap, that is, no edge of either separates them. */
export function outlinesOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  return !isParted(a, b) && !isParted(b, a);
}

function isParted(a: readonly Point[], b: readonly Point[]): boolean {
  return a.some((from, i) => {
    const to = a[(i + 1) % a.length] ?? from;
    const normal: Point = [to[1] - from[1], from[0] - to[0]];
    if (normal[0] === 0 && normal[1] === 0) return false;
    const [lowA, highA] = spanAlong(a, normal);
    const [lowB, highB] = spanAlong(b, normal);
    return highA <= lowB + TOUCH || highB <= lowA + TOUCH;
  });
}

function spanAlong(outline: readonly Point[], [nx, ny]: Point): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const [x, y] of outline) {
    const at = x * nx + y * ny;
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return [low, high];
}

/** The leader line from a label to its thing; null if the label is near enough without one. */
export function leaderOf(
  outline: readonly Point[],
  { thing, nearCm }: { readonly thing: readonly Point[]; readonly nearCm: number },
): Segment | null {
  const middle: Point = thing.length > 2 ? centroid(thing) : (thing[0] ?? [0, 0]);
  if (ringContains(outline, middle)) return null;
  const from = nearestOn(outline, middle);
  const to = edgeTowards(from, middle, thing);
  return distanceCm(from, to) <= nearCm || distanceToThing(from, thing) <= nearCm
    ? null
    : [from, to];
}

function distanceToThing(from: Point, thing: readonly Point[]): number {
  return thing.length > 2 ? distanceToEdgeCm(from, thing) : distanceCm(from, thing[0] ?? from);
}

function nearestOn(outline: readonly Point[], to: Point): Point {
  const feet = outline.map((from, i) =>
    footOn(from, outline[(i + 1) % outline.length] ?? from, to),
  );
  return feet.reduce((best, foot) => (distanceCm(foot, to) < distanceCm(best, to) ? foot : best));
}

function footOn(a: Point, b: Point, to: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  if (length === 0) return a;
  const share = ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / length;
  return between(a, b, Math.min(1, Math.max(0, share)));
}

/** Where a line from outside to the middle enters the outline, to a twentieth of its length. */
function edgeTowards(from: Point, middle: Point, outline: readonly Point[]): Point {
  if (outline.length < 3) return middle;
  const steps = Array.from({ length: 20 }, (_, i) => between(from, middle, i / 20));
  return steps.find((point) => ringContains(outline, point)) ?? middle;
}
