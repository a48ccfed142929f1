import type { Point } from "./point";

/** An upright rectangle on the table in cm. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The bounding box of some points; of zero size at the origin if there are none. */
export function boxAround(points: readonly Point[]): Box {
  const [[firstX, firstY] = [0, 0]] = points;
  let [minX, maxX, minY, maxY] = [firstX, firstX, firstY, firstY];
  for (const [x, y] of points) {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return { minX, minY, maxX, maxY };
}

/** Whether two boxes overlap. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

/** Whether two boxes overlap or touch. */
export function boxesTouch(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** A box extended by this much on every side. */
export function widened({ minX, minY, maxX, maxY }: Box, byCm: number): Box {
  return { minX: minX - byCm, minY: minY - byCm, maxX: maxX + byCm, maxY: maxY + byCm };
}

/** Whether a place lies in a box or on its edge. */
export function boxContains(box: Box, [x, y]: Point): boolean {
  return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
}

export function boxCentre(box: Box): Point {
  return [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
}
