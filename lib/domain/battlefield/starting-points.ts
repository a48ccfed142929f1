import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { type FieldKind, fieldKind } from "../ground/bogowie-wojny/field-kinds";

/** An outline to begin with, about a place, for who lays a thing by keyboard. */
export function startingPoints(kind: FieldKind, [x, y]: Point): readonly Point[] {
  return fieldKind(kind).start.map(([east, north]) => snappedToGrid([x + east, y + north], 0.5));
}
