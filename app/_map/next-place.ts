import { distanceCm, type Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";

export const SNAP_CM = 0.5;
/** A place put by keyboard begins this far beyond the last one. */
const BEYOND_CM = 10;

interface TableSize {
  readonly widthCm: number;
  readonly depthCm: number;
}

/** Where a place put by keyboard begins: straight on from the last ones, or in the middle of what is visible. */
export function nextPlace(places: readonly Point[], middle: Point, map: TableSize): Point {
  const last = places.at(-1);
  if (!last) return onTable(middle, map);
  const before = places.at(-2) ?? [last[0] - 1, last[1]];
  const away = distanceCm(before, last) || 1;
  const along = (i: 0 | 1) => ((last[i] - before[i]) / away) * BEYOND_CM;
  const next = onTable([last[0] + along(0), last[1] + along(1)], map);
  return distanceCm(next, last) > 1 ? next : onTable(middle, map);
}

/** A place within the table: on the grid to which tools snap, or on an edge that does not lie on it. */
export function onTable(place: Point, { widthCm, depthCm }: TableSize): Point {
  const within = (cm: number, most: number) => Math.min(most, Math.max(0, cm));
  const [x, y] = snappedToGrid(place, SNAP_CM);
  return [within(x, widthCm), within(y, depthCm)];
}
