import type { PointCm } from "../../document/primitives";

/** Corners of legend samples, in a field 9 cm wide and 5 cm deep. */
export const ROUND_SAMPLE: PointCm[] = [
  [0.6, 2.5],
  [1.5, 0.8],
  [4.5, 0.4],
  [7.5, 0.8],
  [8.4, 2.5],
  [7.5, 4.2],
  [4.5, 4.6],
  [1.5, 4.2],
];
export const AREA_SAMPLE: PointCm[] = [
  [0.3, 0.3],
  [8.7, 0.3],
  [8.7, 4.7],
  [0.3, 4.7],
];
export const LINE_SAMPLE: PointCm[] = [
  [0.4, 2.5],
  [8.6, 2.5],
];
/** Width in cm of samples that have a width. */
export const SAMPLE_WIDTH_CM = 1.4;

/** Initial corners of shapes, relative to the place where they are put. */
export const OVAL_START: readonly PointCm[] = [
  [0, 12],
  [14, 8],
  [18, 0],
  [14, -8],
  [0, -12],
  [-14, -8],
  [-18, 0],
  [-14, 8],
];
export const LINE_START: readonly PointCm[] = [
  [-15, 0],
  [15, 0],
];
