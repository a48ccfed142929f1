import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { boxAround, widened } from "@/lib/terrain/box";
import { distanceToAreaCm } from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";
import { distanceToLineCm } from "@/lib/terrain/polyline";
import { pieceKindOf } from "../../ground/pieces";
import { isArea } from "../ground";
import type { DrawnPiece } from "./draw-piece";

/** The table as a grid of nodes for roads, each with the cost per cm; infinite if no road may pass. */
export interface RoadGrid {
  readonly columns: number;
  readonly rows: number;
  readonly costs: Float64Array;
  readonly placeOf: (node: number) => Point;
  readonly nodeAt: (place: Point) => number;
}

/** The distance between neighbouring nodes. */
const STEP_CM = 2;
/** The minimum distance of a road from obstacles, and from the table's edge. */
const CLEAR_CM = 1.6;
const MARGIN_CM = 2;

/**
 * Cost per cm of road. Hills and woods have the costs of their kinds, so that roads go round them if that is not too
 * far.
 */
const COSTS = { open: 1, water: 7 } as const;
/** The high cost of water applies up to this distance from the bank, so that roads cross by the shortest way. */
const BANK_CM = 2.5;

export function roadGrid(table: TableCm, pieces: readonly DrawnPiece[]): RoadGrid {
  const columns = Math.floor(table.widthCm / STEP_CM) + 1;
  const rows = Math.floor(table.depthCm / STEP_CM) + 1;
  const placeOf = (node: number): Point => [
    (node % columns) * STEP_CM,
    Math.floor(node / columns) * STEP_CM,
  ];
  const nodeAt = ([x, y]: Point) =>
    Math.round(y / STEP_CM) * columns + Math.min(columns - 1, Math.round(x / STEP_CM));
  const grid = { columns, rows, costs: new Float64Array(columns * rows), placeOf, nodeAt };
  for (let node = 0; node < grid.costs.length; node++) {
    grid.costs[node] = isInside(placeOf(node), table) ? COSTS.open : Number.POSITIVE_INFINITY;
  }
  for (const piece of pieces) layPiece(grid, piece, costNear(piece));
  return grid;
}

/** Closes a piece to further roads if it allows only one [14.4]. */
export function closeToRoads(grid: RoadGrid, piece: DrawnPiece): void {
  if (pieceKindOf(piece).road === "only-one") layPiece(grid, piece, CLOSED);
}

function isInside([x, y]: Point, { widthCm, depthCm }: TableCm): boolean {
  return x >= MARGIN_CM && y >= MARGIN_CM && x <= widthCm - MARGIN_CM && y <= depthCm - MARGIN_CM;
}

interface NearCost {
  readonly reachCm: number;
  readonly cost: number;
}

const CLOSED: NearCost = { reachCm: CLEAR_CM, cost: Number.POSITIVE_INFINITY };

function layPiece(grid: RoadGrid, piece: DrawnPiece, { reachCm, cost }: NearCost): void {
  const { minX, minY, maxX, maxY } = widened(boxAround(piece.points), reachCm + STEP_CM);
  const last = { x: grid.columns - 1, y: grid.rows - 1 };
  const stepsTo = (cm: number, most: number) =>
    Math.min(most, Math.max(0, Math.round(cm / STEP_CM)));
  for (let row = stepsTo(minY, last.y); row <= stepsTo(maxY, last.y); row++) {
    for (let column = stepsTo(minX, last.x); column <= stepsTo(maxX, last.x); column++) {
      const node = row * grid.columns + column;
      if (distanceTo(piece, grid.placeOf(node)) > reachCm) continue;
      grid.costs[node] = Math.max(grid.costs[node] ?? 0, cost);
    }
  }
}

function costNear({ kind, widthCm }: DrawnPiece): NearCost {
  const { isWater, bySeed, road } = pieceKindOf({ kind });
  if (isWater) return { reachCm: widthCm / 2 + BANK_CM, cost: COSTS.water };
  if (bySeed?.roadCost === undefined) return CLOSED;
  return { reachCm: road === "free" ? 0 : CLEAR_CM, cost: bySeed.roadCost };
}

function distanceTo({ kind, points }: DrawnPiece, place: Point): number {
  return isArea({ kind }) ? distanceToAreaCm(place, points) : distanceToLineCm(place, points);
}
