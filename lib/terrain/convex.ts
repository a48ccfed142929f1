import type { Point } from "./point";
import type { Ring } from "./ring";

/** Rounded corners may be this far off. */
const TOLERANCE_CM = 0.01;

/** Whether two convex areas overlap or touch: no edge of either has all of the other on its outer side. */
export function convexTouch(a: Ring, b: Ring): boolean {
  return !isParted(a, b) && !isParted(b, a);
}

function isParted(a: Ring, b: Ring): boolean {
  return a.some((from, i) => {
    const to = a[(i + 1) % a.length] ?? from;
    const axis: Point = [to[1] - from[1], from[0] - to[0]];
    const length = Math.sqrt(axis[0] ** 2 + axis[1] ** 2);
    if (length === 0) return false;
    const [low, high] = spanAlong(a, axis);
    const [otherLow, otherHigh] = spanAlong(b, axis);
    return Math.max(otherLow - high, low - otherHigh) > TOLERANCE_CM * length;
  });
}

function spanAlong(ring: Ring, [x, y]: Point): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const corner of ring) {
    const at = corner[0] * x + corner[1] * y;
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return [low, high];
}
