import type { PointCm } from "../../document/primitives";

/** Initial outlines, relative to the place where a piece is put. */
export const OVAL_START: readonly PointCm[] = [
  [0, 7],
  [7, 5],
  [10, 0],
  [7, -5],
  [0, -7],
  [-7, -5],
  [-10, 0],
  [-7, 5],
];

/** A line from west to east of twice this length. */
export function lineStart(halfCm: number): readonly PointCm[] {
  return [
    [-halfCm, 0],
    [halfCm, 0],
  ];
}
