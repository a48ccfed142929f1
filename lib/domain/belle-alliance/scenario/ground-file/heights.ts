import { Delaunay } from "d3-delaunay";
import type { Point } from "@/lib/terrain/point";
import { GroundFileError, MAX_PLACES } from "./ground-file";
import { type HeightGrid, heightUnit } from "./height-grid";

/** A measured height: x east and y north in the file's own unit, and the height in metres. */
type Height = readonly [x: number, y: number, metres: number];

/** Heights from an ESRI ASCII grid, or from lines with x, y and height. Throws a GroundFileError for anything else. */
export function readHeights(text: string): HeightGrid {
  const grid = /^\s*ncols\b/i.test(text) ? readAsciiGrid(text) : readHeightPoints(text);
  if (grid.heightsMetres.every(Number.isNaN)) throw new GroundFileError("no-heights");
  return grid;
}

/**
 * Reads one point per line, with x, y and height; a first line of headings is skipped. Throws a GroundFileError with
 * the line at fault.
 */
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
    if (heights.length > MAX_PLACES) throw new GroundFileError("too-many-places");
  }
  if (heights.length < 3) throw new GroundFileError("no-heights");
  return latticeOf(heights) ?? gridBetween(heights);
}

/** If numbers are separated by semicolons or tabs, a comma is a decimal separator. */
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

/** Reads points that are already on a square grid; null if they are not. */
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

/** The most squares along the longer side of a grid made from scattered points. */
const MAX_SQUARES = 200;

/** Interpolates scattered points: each height is taken from the plane through the Delaunay triangle around it. */
function gridBetween(heights: readonly Height[]): HeightGrid {
  const { west, south, across, along } = spanOf(heights);
  if (across <= 0 || along <= 0) throw new GroundFileError("no-heights");
  const squares = Math.min(MAX_SQUARES, Math.ceil(Math.sqrt(heights.length) * 1.5));
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

/** Tolerance at a triangle's edges, so that no square between two triangles is missed. */
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

const HEAD =
  /^\s*(ncols|nrows|xllcorner|xllcenter|yllcorner|yllcenter|cellsize|nodata_value)\s+(\S+)/i;

/** Reads an ESRI ASCII grid. Throws a GroundFileError that names the line or the header word at fault. */
function readAsciiGrid(text: string): HeightGrid {
  const lines = text.split(/\r?\n/);
  const head = new Map<string, number>();
  let from = 0;
  for (; HEAD.test(lines[from] ?? ""); from++) {
    const [, name = "", value = ""] = HEAD.exec(lines[from] ?? "") ?? [];
    head.set(name.toLowerCase(), Number(value));
  }
  const columns = wanted(head, "ncols");
  const rows = wanted(head, "nrows");
  const cell = wanted(head, "cellsize");
  if (columns * rows > MAX_PLACES) throw new GroundFileError("too-many-places");
  const heightsMetres = new Float64Array(columns * rows).fill(Number.NaN);
  const noData = head.get("nodata_value") ?? -9999;
  let at = 0;
  for (let line = from; line < lines.length; line++) {
    for (const word of (lines[line] ?? "").split(/\s+/).filter(Boolean)) {
      const value = Number(word);
      if (!Number.isFinite(value) || at >= heightsMetres.length)
        throw new GroundFileError("not-heights", String(line + 1));
      heightsMetres[at] = value === noData ? Number.NaN : value;
      at += 1;
    }
  }
  if (at < heightsMetres.length) throw new GroundFileError("not-heights", String(lines.length));
  const southWest: Point = [
    head.get("xllcenter") ?? wanted(head, "xllcorner") + cell / 2,
    head.get("yllcenter") ?? wanted(head, "yllcorner") + cell / 2,
  ];
  const unit = heightUnit(southWest, cell);
  return { columns, rows, heightsMetres, southWest, cell, unit };
}

/** A value of the header. Throws a GroundFileError unless it is positive, or any number for a corner. */
function wanted(head: ReadonlyMap<string, number>, name: string): number {
  const value = head.get(name) ?? Number.NaN;
  const isSize = name === "ncols" || name === "nrows";
  const isGiven =
    Number.isFinite(value) && (name.startsWith("x") || name.startsWith("y") || value > 0);
  if (!isGiven || (isSize && !Number.isInteger(value)))
    throw new GroundFileError("not-heights", name);
  return value;
}
