import { Delaunay } from "d3-delaunay";
import { GroundFileError, MAX_PLACES } from "./ground-file";
import { type HeightGrid, heightUnit } from "./height-grid";
import { cellsOfLine, dialectOf, numberIn } from "./point-lines";

/** A measured height: x east and y north in the file's own unit, and the height in metres. */
type Height = readonly [x: number, y: number, metres: number];

type Lattice = Omit<HeightGrid, "unit" | "findings">;

/**
 * Reads one point per line, in columns that a first line may name. Throws a GroundFileError with the line at fault.
 */
export function readHeightPoints(text: string): HeightGrid {
  const lines = text.split(/\r\n|\r|\n/);
  const dialect = dialectOf(lines);
  const { columns, metresEach, isInDegrees } = dialect;
  const heights: Height[] = [];
  for (let i = dialect.from; i < lines.length; i++) {
    const line = lines[i] ?? "";
    if (line.trim() === "") continue;
    const cells = cellsOfLine(line, dialect.separator);
    const [x, y, z] = columns.map((column) => numberIn(cells[column] ?? ""));
    if (x === undefined || y === undefined || z === undefined || ![x, y, z].every(Number.isFinite))
      throw new GroundFileError("not-heights", String(i + 1));
    if (isInDegrees && (Math.abs(x) > 180 || Math.abs(y) > 90))
      throw new GroundFileError("not-degrees", String(i + 1));
    if (!MISSING.has(z)) heights.push([x, y, z * metresEach]);
    if (heights.length > MAX_PLACES) throw new GroundFileError("too-many-places");
  }
  if (heights.length < 3) throw new GroundFileError("no-heights");
  const lattice = latticeOf(heights) ?? gridBetween(heights);
  const unit = isInDegrees ? "degrees" : heightUnit(lattice.southWest, lattice.cell);
  const isGuessed = dialect.isByPlace && (dialect.isUnsure || unit === "degrees");
  const findings = isGuessed
    ? [{ code: "columns-by-place", at: String(dialect.from + 1), count: 1 } as const]
    : [];
  return { ...lattice, unit, findings };
}

/** What programs write where there is no height. */
const MISSING: ReadonlySet<number> = new Set([-9_999, -32_768, -99_999]);

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
function latticeOf(heights: readonly Height[]): Lattice | null {
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
  return { columns, rows, heightsMetres, southWest: [west, south], cell, cellDepth: cell };
}

function isNearlyWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 0.01;
}

/** The most squares along the longer side of a grid made from scattered points. */
const MAX_SQUARES = 200;

/** Interpolates scattered points: each height is taken from the plane through the Delaunay triangle around it. */
function gridBetween(heights: readonly Height[]): Lattice {
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
  return { columns, rows, heightsMetres, southWest: [west, south], cell, cellDepth: cell };
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
