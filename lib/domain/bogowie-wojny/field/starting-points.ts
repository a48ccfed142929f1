import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import { type FieldKind, fieldKind } from "../ground/field-kinds";

/** An initial outline around a place, for keyboard users who add a thing. */
export function startingPoints(kind: FieldKind, [x, y]: Point): readonly Point[] {
  return fieldKind(kind).start.map(([east, north]) => snappedToGrid([x + east, y + north], 0.5));
}
