import { readAsciiGrid } from "./ascii-grid";
import { GroundFileError } from "./ground-file";
import type { HeightGrid } from "./height-grid";
import { readHeightPoints } from "./height-points";

/** Heights as an ESRI ASCII grid, or as points with x, y and height a line. Throws a GroundFileError for anything else. */
export function readHeights(text: string): HeightGrid {
  const grid = /^\s*ncols\b/i.test(text) ? readAsciiGrid(text) : readHeightPoints(text);
  if (grid.heightsMetres.every(Number.isNaN)) throw new GroundFileError("no-heights");
  return grid;
}
