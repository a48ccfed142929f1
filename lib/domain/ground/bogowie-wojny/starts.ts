import type { PointCm } from "../../primitives";

/** Outlines to begin with, about the place they are put at. */
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

/** A line from west to east, twice so long. */
export function lineStart(halfCm: number): readonly PointCm[] {
  return [
    [-halfCm, 0],
    [halfCm, 0],
  ];
}
