import type { Point } from "@/lib/terrain/point";
import type { FileUnit, GroundFinding } from "./ground-file";

/** Heights at the middles of equal cells, row by row from the north-west; NaN if there is none. */
export interface HeightGrid {
  readonly columns: number;
  readonly rows: number;
  readonly heightsMetres: Float64Array;
  /** The middle of the south-west cell, in the file's own unit. */
  readonly southWest: Point;
  /** The sides of a cell from west to east and from south to north, in that unit. */
  readonly cell: number;
  readonly cellDepth: number;
  readonly unit: FileUnit;
  readonly findings: readonly GroundFinding[];
}

/** Guesses the unit: worldwide heights are in degrees, those on a national grid in metres. */
export function heightUnit(southWest: Point, cell: number): FileUnit {
  const [x, y] = southWest;
  return Math.abs(x) <= 180 && Math.abs(y) <= 90 && cell < 0.1 ? "degrees" : "metres";
}
