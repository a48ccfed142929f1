import type { Point } from "@/lib/terrain/point";
import { flattened, smoothLine, smoothRing } from "@/lib/terrain/smooth";
import { type TerrainShape, terrainKindOf } from "./kinds";

/**
 * The line of a shape, or the ring of an area, as it is drawn: its corners, or short steps along the curve through them
 * if its kind is drawn as one. In cm; a ring does not repeat its first point.
 */
export function drawnLine(feature: TerrainShape): readonly Point[] {
  const { shape, isCurved } = terrainKindOf(feature);
  if (!isCurved?.(feature)) return feature.points;
  return flattened(shape === "area" ? smoothRing(feature.points) : smoothLine(feature.points));
}
