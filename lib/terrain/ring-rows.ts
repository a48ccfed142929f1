import type { Point } from "./point";
import type { Ring } from "./ring";

/**
 * Returns `ringContains` for a ring that is asked row by row: what an edge does to a row is kept until another row is
 * asked about.
 */
export function rowsOfRing(ring: Ring): (at: Point) => boolean {
  let row = Number.NaN;
  let crossings: readonly number[] = [];
  return ([x, y]) => {
    if (y !== row) {
      row = y;
      crossings = crossingsAt(ring, y);
    }
    let inside = false;
    for (const crossing of crossings) if (x < crossing) inside = !inside;
    return inside;
  };
}

function crossingsAt(ring: Ring, y: number): number[] {
  const crossings: number[] = [];
  let a = ring.at(-1) ?? [0, 0];
  for (const b of ring) {
    if (a[1] > y !== b[1] > y) crossings.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
    a = b;
  }
  return crossings;
}
