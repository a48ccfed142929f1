import { type Box, boxAround, boxContains, widened } from "./box";
import { moved, type Point } from "./point";
import { segmentsOf } from "./polyline";
import { edgesOf, type Ring, ringsMeet } from "./ring";
import { segmentsMeet } from "./segment";

/** A table's size in cm, from west to east and from south to north. */
export interface TableSize {
  readonly widthCm: number;
  readonly depthCm: number;
}

export const COLUMN_EDGES = ["west", "east"] as const;
export const ROW_EDGES = ["south", "north"] as const;

/** The edges that move when a table's width and depth change; the others stay. */
export interface MovingEdges {
  readonly column: (typeof COLUMN_EDGES)[number];
  readonly row: (typeof ROW_EDGES)[number];
}

/** A new size for a table, with the edges that move. */
export interface TableResize extends TableSize, MovingEdges {}

/**
 * How far east and north in cm everything must move to keep its place on the ground, because coordinates start at the
 * table's south-west corner.
 */
export function groundShift(
  from: TableSize,
  { widthCm, depthCm, column, row }: TableResize,
): Point {
  return [
    column === "west" ? widthCm - from.widthCm : 0,
    row === "south" ? depthCm - from.depthCm : 0,
  ];
}

/** Something drawn on the table by its corners; a point is a line with one corner. */
export interface DrawnShape {
  readonly shape: "area" | "line";
  readonly points: readonly Point[];
}

/** What resizing does to something drawn: as much of it remains on the table as before, less, or nothing. */
export type ResizeOutcome = "kept" | "cut" | "off";

/** The fate of something that keeps its place on the ground; what was already off the table counts as kept. */
export function resizeOutcome(
  drawn: DrawnShape,
  from: TableSize,
  resize: TableResize,
): ResizeOutcome {
  if (isOff(drawn, from)) return "kept";
  const shift = groundShift(from, resize);
  const after = { ...drawn, points: drawn.points.map((point) => moved(point, shift)) };
  if (isOff(after, resize)) return "off";
  return sightOf(after, resize) < sightOf(drawn, from) - SLACK_CM ? "cut" : "kept";
}

/** Shapes that overlap the table's edge by less than this are not on it. */
const SLACK_CM = 0.05;

function isOff({ shape, points }: DrawnShape, size: TableSize): boolean {
  if (shape === "area") return !ringsMeet(points, corners(widened(boxOf(size), -SLACK_CM)));
  const table = boxOf(size);
  const rim = edgesOf(corners(table));
  return (
    !points.some((point) => boxContains(table, point)) &&
    !segmentsOf(points).some((segment) => rim.some((edge) => segmentsMeet(segment, edge)))
  );
}

/** The sum of width and depth of the part of something's bounding box that lies on the table. */
function sightOf({ points }: DrawnShape, { widthCm, depthCm }: TableSize): number {
  const { minX, minY, maxX, maxY } = boxAround(points);
  const wide = Math.min(maxX, widthCm) - Math.max(minX, 0);
  return wide + Math.min(maxY, depthCm) - Math.max(minY, 0);
}

function boxOf({ widthCm, depthCm }: TableSize): Box {
  return { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm };
}

function corners({ minX, minY, maxX, maxY }: Box): Ring {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}
