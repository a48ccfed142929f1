import { type Box, boxAround, boxHolds, widened } from "./box";
import { moved, type Point } from "./point";
import { segmentsOf } from "./polyline";
import { edgesOf, type Ring, ringsMeet } from "./ring";
import { segmentsMeet } from "./segment";

/** A table in cm, from west to east and from south to north. */
export interface TableSize {
  readonly widthCm: number;
  readonly depthCm: number;
}

export const COLUMN_EDGES = ["west", "east"] as const;
export const ROW_EDGES = ["south", "north"] as const;

/** The edges that move where a table changes its width and its depth; the others stay where they are. */
export interface MovingEdges {
  readonly column: (typeof COLUMN_EDGES)[number];
  readonly row: (typeof ROW_EDGES)[number];
}

/** Another size for a table, by its moving edges. */
export interface TableResize extends TableSize, MovingEdges {}

/** Cm east and north by which all that is drawn has to move to keep its place on the ground: places count from the table's south-west corner. */
export function groundShift(
  from: TableSize,
  { widthCm, depthCm, column, row }: TableResize,
): Point {
  return [
    column === "west" ? widthCm - from.widthCm : 0,
    row === "south" ? depthCm - from.depthCm : 0,
  ];
}

/** Something drawn on the table by its corners; a place is a line of one point. */
export interface Drawn {
  readonly shape: "area" | "line";
  readonly points: readonly Point[];
}

/** What another size does to something drawn: as much of it is in sight as before, less, or nothing any more. */
export type Fate = "kept" | "cut" | "off";

/** The fate of something that keeps its place on the ground; what was off the table before is kept as it is. */
export function fateOf(drawn: Drawn, from: TableSize, resize: TableResize): Fate {
  if (isOff(drawn, from)) return "kept";
  const shift = groundShift(from, resize);
  const after = { ...drawn, points: drawn.points.map((point) => moved(point, shift)) };
  if (isOff(after, resize)) return "off";
  return sightOf(after, resize) < sightOf(drawn, from) - SLACK_CM ? "cut" : "kept";
}

/** What touches the table's edge by less is not on it. */
const SLACK_CM = 0.05;

function isOff({ shape, points }: Drawn, size: TableSize): boolean {
  if (shape === "area") return !ringsMeet(points, corners(widened(boxOf(size), -SLACK_CM)));
  const table = boxOf(size);
  const rim = edgesOf(corners(table));
  return (
    !points.some((point) => boxHolds(table, point)) &&
    !segmentsOf(points).some((segment) => rim.some((edge) => segmentsMeet(segment, edge)))
  );
}

/** Width and depth together of what lies on the table of the box around something. */
function sightOf({ points }: Drawn, { widthCm, depthCm }: TableSize): number {
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
