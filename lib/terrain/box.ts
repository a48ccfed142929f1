import type { Point } from "./point";

/** An upright rectangle on the table in cm. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The smallest upright rectangle around some places; of no extent at the origin where there are none. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.length === 0 ? [0] : points.map(([x]) => x);
  const ys = points.length === 0 ? [0] : points.map(([, y]) => y);
  return {
    minX: Math.min(...xs),
    minY: Math.min(...ys),
    maxX: Math.max(...xs),
    maxY: Math.max(...ys),
  };
}

/** Whether two boxes have area in common. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

/** Whether two boxes have a place in common, be it on their edges. */
export function boxesTouch(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** A box with so much more on every side. */
export function widened({ minX, minY, maxX, maxY }: Box, byCm: number): Box {
  return { minX: minX - byCm, minY: minY - byCm, maxX: maxX + byCm, maxY: maxY + byCm };
}

/** Whether a place lies in a box or on its edge. */
export function boxHolds(box: Box, [x, y]: Point): boolean {
  return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
}

/** The middle of a box. */
export function boxCentre(box: Box): Point {
  return [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
}
