import { contours } from "d3-contour";
import type { Point } from "@/lib/terrain/point";
import type { FileShape, GroundFile, GroundFinding } from "./ground-file";
import type { HeightGrid } from "./height-grid";

/** How contours are drawn from heights. */
export interface ContourOptions {
  /** Height between two contours, in metres; a layer of Belle Alliance is 10 m [1.1.7]. */
  readonly intervalMetres: number;
  /** How often each height is averaged with its neighbours: 0 leaves them as measured. */
  readonly smoothing: number;
}

/** More contours than this are mountains in which nobody fought, or a wrong interval. */
const MAX_CONTOURS = 200;

/**
 * The areas of a grid that lie above each contour, the lowest first; contours are the multiples of the interval above
 * the lowest height. Hollows are left out, because a hill layer has no holes; so are places without a height.
 */
export function contoursOf(
  grid: HeightGrid,
  { intervalMetres, smoothing }: ContourOptions,
): GroundFile {
  const { columns, rows, unit } = grid;
  let heights = grid.heightsMetres;
  for (let turn = 0; turn < smoothing; turn++) heights = evened(heights, columns);
  const [lowest, highest] = rangeOf(heights);
  const first = (Math.floor(lowest / intervalMetres) + 1) * intervalMetres;
  const wanted = Math.max(0, Math.floor((highest - first) / intervalMetres) + 1);
  const count = Math.min(MAX_CONTOURS, wanted);
  const levels = Array.from({ length: count }, (_, i) => first + i * intervalMetres);
  const found: GroundFinding[] = [...grid.findings];
  if (wanted > count) found.push({ code: "above-last-layer", at: "", count: wanted - count });
  const gaps = heights.reduce((sum, height) => sum + (Number.isNaN(height) ? 1 : 0), 0);
  if (gaps > 0) found.push({ code: "heights-missing", at: "", count: gaps });
  const drawn = contours().size([columns, rows]).thresholds(levels)(heights as unknown as number[]);
  const holes = drawn.reduce(
    (sum, { coordinates }) => sum + coordinates.reduce((n, rings) => n + rings.length - 1, 0),
    0,
  );
  if (holes > 0) found.push({ code: "hole-left-out", at: "", count: holes });
  const shapes = drawn.flatMap(({ value, coordinates }) =>
    coordinates.map(
      ([outline = []]): FileShape => ({
        form: "area",
        points: outline.slice(0, -1).map((place) => onGround(place, grid)),
        tags: {},
        heightMetres: value,
      }),
    ),
  );
  return { unit, toDegrees: null, shapes, findings: found };
}

/** Converts contour coordinates, which start at the north-west corner with the first cell's middle at 0.5. */
function onGround([x = 0, y = 0]: readonly number[], grid: HeightGrid): Point {
  const { rows, southWest, cell, cellDepth } = grid;
  return [southWest[0] + (x - 0.5) * cell, southWest[1] + (rows - y - 0.5) * cellDepth];
}

/** The mean of each height and its neighbours; missing heights stay missing. */
function evened(heights: Float64Array, columns: number): Float64Array {
  return heights.map((height, at) => {
    if (Number.isNaN(height)) return height;
    const column = at % columns;
    let [sum, count] = [0, 0];
    for (const down of [-1, 0, 1]) {
      for (const right of [-1, 0, 1]) {
        const near = heights[at + down * columns + right];
        const isInRow = column + right >= 0 && column + right < columns;
        if (near === undefined || !isInRow || Number.isNaN(near)) continue;
        sum += near;
        count += 1;
      }
    }
    return sum / count;
  });
}

function rangeOf(heights: Float64Array): [lowest: number, highest: number] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const height of heights) {
    if (height < lowest) lowest = height;
    if (height > highest) highest = height;
  }
  return [lowest, highest];
}
