import type { Point } from "@/lib/terrain/point";
import type { FileUnit } from "./ground-file";

/** Heights at the middles of equal squares, row by row from the north-west; NaN where there is none. */
export interface HeightGrid {
  readonly columns: number;
  readonly rows: number;
  readonly heightsMetres: Float64Array;
  /** The middle of the south-west square, and a square's side, in the file's own unit. */
  readonly southWest: Point;
  readonly cell: number;
  readonly unit: FileUnit;
}

/** Heights of a whole globe come in degrees; a national grid's squares are metres. */
export function heightUnit(southWest: Point, cell: number): FileUnit {
  const [x, y] = southWest;
  return Math.abs(x) <= 180 && Math.abs(y) <= 90 && cell < 0.1 ? "degrees" : "metres";
}
