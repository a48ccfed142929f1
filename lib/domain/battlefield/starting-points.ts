import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import type { ThingKind } from "./new-thing";

const OVAL: readonly Point[] = [
  [0, 7],
  [7, 5],
  [10, 0],
  [7, -5],
  [0, -7],
  [-7, -5],
  [-10, 0],
  [-7, 5],
];
const GULLY: readonly Point[] = [
  [-9, 0],
  [-5, 1.5],
  [5, 1.5],
  [9, 0],
  [5, -1.5],
  [-5, -1.5],
];

/** An outline to begin with, about a place, for who lays a thing by keyboard. */
export function startingPoints(kind: ThingKind, [x, y]: Point): readonly Point[] {
  return shapeOf(kind).map(([east, north]) => snappedToGrid([x + east, y + north], 0.5));
}

function shapeOf(kind: ThingKind): readonly Point[] {
  switch (kind) {
    case "difficult":
    case "wood":
    case "hill":
    case "impassable":
      return OVAL;
    case "gully":
      return GULLY;
    case "built-up":
    case "redoubt":
      return [[0, 0]];
    case "stream":
    case "river":
    case "road":
      return lineOf(20);
    case "fence":
      return lineOf(7);
    case "linear":
      return lineOf(5);
    case "crossing":
      return lineOf(2.5);
  }
}

function lineOf(halfCm: number): readonly Point[] {
  return [
    [-halfCm, 0],
    [halfCm, 0],
  ];
}
