import { barrierTo } from "@/lib/rules/belle-alliance/march-passage";
import {
  type MarchingUnit,
  marchRow,
  obstacleArm,
  rateOn,
} from "@/lib/rules/belle-alliance/march-row";
import { TABLE_4 } from "@/lib/rules/belle-alliance/tables/table-4";
import { type CostGrid, cheapestWay } from "@/lib/terrain/grid-way";
import { distanceCm, type Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { pulledWay } from "@/lib/terrain/pulled-way";
import type { MarchGround } from "./march-ground";
import { bitsFor, surfaceOfBits } from "./surface";

/** Why there is no way: where it begins or ends no such unit may stand, or nothing leads across. */
export type NoWay = "start-closed" | "end-closed" | "no-way";

/** A bound in parts whose shares in cm are whole numbers at almost every rate of table 3. */
const PARTS_OF_BOUND = 1_200;

/**
 * The fastest way of a unit by tables 3 and 4 between two places, or why there is none. Slower ground costs its length
 * as well, for it holds until the last rank is off it [2.3.1]. Its corners are taken straight where that is no slower.
 */
export function findWay(
  ground: MarchGround,
  unit: MarchingUnit & { readonly depthCm: number },
  { from, to }: { readonly from: Point; readonly to: Point },
): Polyline | NoWay {
  const grid = costsFor(ground, unit);
  const [first, last] = [cellAt(from, ground), cellAt(to, ground)];
  if (!grid.costs[first]) return "start-closed";
  if (!grid.costs[last]) return "end-closed";
  const way = cheapestWay(grid, first, last);
  return way ? pulledWay(grid, way.cells, { from, to }) : "no-way";
}

/** The place nearest to another on which a unit may stand, to a cm; null if it may stand nowhere. */
export function nearestOpenPlace(
  { columns, rows, bits }: MarchGround,
  unit: MarchingUnit,
  at: Point,
): Point | null {
  if (costOf(unit, bits[cellAt(at, { columns, rows })] as number)) return at;
  let nearest: Point | null = null;
  let nearestCm = Number.POSITIVE_INFINITY;
  const open = new Map<number, boolean>();
  for (let cell = 0; cell < bits.length; cell++) {
    const middle: Point = [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5];
    const awayCm = distanceCm(middle, at);
    if (awayCm >= nearestCm) continue;
    const here = bits[cell] as number;
    const isOpen = open.get(here) ?? costOf(unit, here) > 0;
    open.set(here, isOpen);
    if (isOpen) [nearest, nearestCm] = [middle, awayCm];
  }
  return nearest;
}

/** The time a unit takes for each cell of 1 cm, in 1200ths of a bound; 0 where it may not go. */
function costsFor(
  ground: MarchGround,
  unit: MarchingUnit & { readonly depthCm: number },
): CostGrid {
  const { columns, rows, bits } = ground;
  const known = new Map<number, number>();
  const costs = new Uint16Array(bits.length);
  for (let cell = 0; cell < bits.length; cell++) {
    const here = bits[cell] as number;
    let cost = known.get(here);
    if (cost === undefined) {
      cost = costOf(unit, here);
      known.set(here, cost);
    }
    costs[cell] = cost;
  }
  return { columns, rows, costs, trailCells: Math.round(unit.depthCm) };
}

function costOf(unit: MarchingUnit, bits: number): number {
  const surface = surfaceOfBits(bitsFor(unit, bits));
  const row = marchRow(unit);
  const rate = row ? rateOn(row, surface.ground) : null;
  if (rate === null || barrierTo(unit, { ...surface, lengthCm: 1 })) return 0;
  const share = surface.obstacle ? TABLE_4[surface.obstacle][obstacleArm(unit)] : 1;
  return Math.max(1, Math.round(PARTS_OF_BOUND / (rate * share)));
}

function cellAt([x, y]: Point, { columns, rows }: Pick<MarchGround, "columns" | "rows">): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x)));
  return Math.min(rows - 1, Math.max(0, Math.floor(y))) * columns + column;
}
