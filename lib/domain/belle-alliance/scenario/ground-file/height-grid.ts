import type { Point } from "@/lib/terrain/point";
import type { FileUnit } from "./ground-file";

/** Heights at the middles of equal squares, row by row from the north-west; NaN if there is none. */
export interface HeightGrid {
  readonly columns: number;
  readonly rows: number;
  readonly heightsMetres: Float64Array;
  /** The middle of the south-west square and the length of a square's side, in the file's own unit. */
  readonly southWest: Point;
  readonly cell: number;
  readonly unit: FileUnit;
}

/** Guesses the unit: worldwide heights are in degrees, those on a national grid in metres. */
export function heightUnit(southWest: Point, cell: number): FileUnit {
  const [x, y] = southWest;
  return Math.abs(x) <= 180 && Math.abs(y) <= 90 && cell < 0.1 ? "degrees" : "metres";
}
