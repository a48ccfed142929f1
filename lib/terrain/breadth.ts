import { boxAround } from "./box";
import { distanceCm, moved, type Point } from "./point";
import { nearestOnLine } from "./polyline";
import { closedLine, type Ring, ringContains } from "./ring";

/** A disc that fits between the banks of an area. */
export interface Disc {
  readonly middle: Point;
  readonly radiusCm: number;
}

/** The limits on filling an area: the finest spacing, the most discs, and the most looks at its banks. */
const FINEST_CM = 0.5;
const MAX_DISCS = 900;
const MAX_LOOKS = 30_000;
/** The steps by which a disc's middle moves away from the nearest bank, as shares of the lattice spacing. */
const STEPS = [0.5, 0.25, 0.25, 0.12];

/** Discs that fill an area from bank to bank, centred near the points of a lattice. */
export function discsWithin(ring: Ring): readonly Disc[] {
  const { minX, minY, maxX, maxY } = boxAround(ring);
  const most = Math.min(MAX_DISCS, MAX_LOOKS / ring.length);
  const stepCm = Math.max(FINEST_CM, Math.sqrt(((maxX - minX) * (maxY - minY)) / most));
  const bank = closedLine(ring);
  const discs: Disc[] = [];
  for (let x = minX + stepCm / 2; x < maxX; x += stepCm) {
    for (let y = minY + stepCm / 2; y < maxY; y += stepCm) {
      if (ringContains(ring, [x, y])) discs.push(grown([x, y], bank, stepCm));
    }
  }
  return discs;
}

/** The disc around a point, its middle moved away from the nearest bank if that makes it larger. */
function grown(at: Point, bank: Ring, stepCm: number): Disc {
  let middle = at;
  let near = nearestOnLine(middle, bank).at;
  let radiusCm = distanceCm(middle, near);
  for (const share of STEPS) {
    const away = radiusCm || 1;
    const by: Point = [(middle[0] - near[0]) / away, (middle[1] - near[1]) / away];
    const next = moved(middle, by, share * stepCm);
    const bankThere = nearestOnLine(next, bank).at;
    const there = distanceCm(next, bankThere);
    if (there > radiusCm) [middle, near, radiusCm] = [next, bankThere, there];
  }
  return { middle, radiusCm };
}

/** The breadth of an area at a point in cm: the diameter of the largest disc that contains it; 0 if none does. */
export function breadthAtCm(point: Point, discs: readonly Disc[]): number {
  let widest = 0;
  for (const { middle, radiusCm } of discs) {
    if (radiusCm > widest && distanceCm(point, middle) <= radiusCm) widest = radiusCm;
  }
  return 2 * widest;
}
