import { Delaunay } from "d3-delaunay";
import { readAsciiGrid } from "./ascii-grid";
import { GroundFileError, MOST_PLACES } from "./ground-file";
import { type HeightGrid, heightUnit } from "./height-grid";

/** A measured height: x east and y north in the file's own unit, and metres. */
type Height = readonly [x: number, y: number, metres: number];

/** Heights as an ESRI ASCII grid, or as points with x, y and height a line. Throws a GroundFileError for anything else. */
export function readHeights(text: string): HeightGrid {
  const grid = /^\s*ncols\b/i.test(text) ? readAsciiGrid(text) : readHeightPoints(text);
  if (grid.heightsMetres.every(Number.isNaN)) throw new GroundFileError("no-heights");
  return grid;
}

/** Points with x, y and height, one a line; a first line of headings is passed over. Throws a GroundFileError with the line at fault. */
function readHeightPoints(text: string): HeightGrid {
  const heights: Height[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const numbers = numbersOf(line);
    if (line.trim() === "" || (index === 0 && Number.isNaN(numbers[0]))) continue;
    const [x = Number.NaN, y = Number.NaN, metres = Number.NaN] = numbers;
    if (![x, y, metres].every(Number.isFinite)) {
      throw new GroundFileError("not-heights", String(index + 1));
    }
    heights.push([x, y, metres]);
    if (heights.length > MOST_PLACES) throw new GroundFileError("too-many-places");
  }
  if (heights.length < 3) throw new GroundFileError("no-heights");
  return latticeOf(heights) ?? gridBetween(heights);
}

/** Where semicolons or tabs stand between numbers, a comma is a decimal one. */
function numbersOf(line: string): number[] {
  const words = /[;\t]/.test(line)
    ? line.replaceAll(",", ".").split(/[;\t]/)
    : line.trim().split(/,\s*|\s+/);
  return words.map((word) => (word.trim() === "" ? Number.NaN : Number(word)));
}

interface Span {
  readonly west: number;
  readonly south: number;
  readonly across: number;
  readonly along: number;
}

function spanOf(heights: readonly Height[]): Span {
  let [west, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [east, north] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of heights) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west, south, across: east - west, along: north - south };
}

/** Points at the corners of equal squares are a grid already; null for any others. */
function latticeOf(heights: readonly Height[]): HeightGrid | null {
  const { west, south, across, along } = spanOf(heights);
  const cell = across / (new Set(heights.map(([x]) => x)).size - 1);
  const [columns, rows] = [Math.round(across / cell) + 1, Math.round(along / cell) + 1];
  if (!(cell > 0) || rows < 2 || columns * rows > 2 * heights.length) return null;
  const heightsMetres = new Float64Array(columns * rows).fill(Number.NaN);
  for (const [x, y, metres] of heights) {
    const [column, row] = [(x - west) / cell, (y - south) / cell];
    if (!isNearlyWhole(column) || !isNearlyWhole(row)) return null;
    heightsMetres[(rows - 1 - Math.round(row)) * columns + Math.round(column)] = metres;
  }
  const unit = heightUnit([west, south], cell);
  return { columns, rows, heightsMetres, southWest: [west, south], cell, unit };
}

function isNearlyWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 0.01;
}

/** The most squares along the longer side of a grid made of scattered points. */
const MOST_SQUARES = 200;

/** Between scattered points a height is that of the plane through the three around it (their Delaunay triangle). */
function gridBetween(heights: readonly Height[]): HeightGrid {
  const { west, south, across, along } = spanOf(heights);
  if (across <= 0 || along <= 0) throw new GroundFileError("no-heights");
  const squares = Math.min(MOST_SQUARES, Math.ceil(Math.sqrt(heights.length) * 1.5));
  const cell = Math.max(across, along) / squares;
  const columns = Math.floor(across / cell) + 1;
  const rows = Math.floor(along / cell) + 1;
  const heightsMetres = new Float64Array(columns * rows).fill(Number.NaN);
  const inCells = heights.map(
    ([x, y, metres]): Height => [(x - west) / cell, (y - south) / cell, metres],
  );
  const { triangles } = Delaunay.from(inCells.map(([x, y]): [number, number] => [x, y]));
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => inCells[triangles[i + k] ?? 0]);
    if (a && b && c) fillTriangle([a, b, c], { columns, rows, heightsMetres });
  }
  const unit = heightUnit([west, south], cell);
  return { columns, rows, heightsMetres, southWest: [west, south], cell, unit };
}

/** A hair beyond its edges, so that no square between two triangles is missed. */
const HAIR = 1e-9;

function fillTriangle(
  [a, b, c]: readonly [Height, Height, Height],
  { columns, rows, heightsMetres }: Pick<HeightGrid, "columns" | "rows" | "heightsMetres">,
): void {
  const area = (b[1] - c[1]) * (a[0] - c[0]) + (c[0] - b[0]) * (a[1] - c[1]);
  if (area === 0) return;
  const eastmost = Math.min(columns - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
  const northmost = Math.min(rows - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
  for (let y = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]))); y <= northmost; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]))); x <= eastmost; x++) {
      const first = ((b[1] - c[1]) * (x - c[0]) + (c[0] - b[0]) * (y - c[1])) / area;
      const second = ((c[1] - a[1]) * (x - c[0]) + (a[0] - c[0]) * (y - c[1])) / area;
      const third = 1 - first - second;
      if (Math.min(first, second, third) < -HAIR) continue;
      heightsMetres[(rows - 1 - y) * columns + x] = first * a[2] + second * b[2] + third * c[2];
    }
  }
}
