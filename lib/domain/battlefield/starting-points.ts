import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { pieceKindOf } from "../ground/bogowie-wojny/pieces";
import { lineStart } from "../ground/bogowie-wojny/starts";
import type { ThingKind } from "./new-thing";

/** A starting outline around a place, for users who place a thing by keyboard. */
export function startingPoints(kind: ThingKind, [x, y]: Point): readonly Point[] {
  return shapeOf(kind).map(([east, north]) => snappedToGrid([x + east, y + north], 0.5));
}

function shapeOf(kind: ThingKind): readonly Point[] {
  switch (kind) {
    case "redoubt":
      return [[0, 0]];
    case "road":
      return lineStart(20);
    case "linear":
      return lineStart(5);
    case "crossing":
      return lineStart(2.5);
    default:
      return pieceKindOf({ kind }).start;
  }
}
