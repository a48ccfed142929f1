import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, type Ring, ringContains } from "@/lib/terrain/ring";

/** Footprints are compared without a rim of 3 mm, as everywhere. */
const RIM_CM = 0.3;

/** Whether an outline, or a single place, lies within a zone. */
export function liesIn(outline: Ring, zone: Ring): boolean {
  const isIn = (at: Point, ring: Ring) =>
    ringContains(ring, at) || distanceToEdgeCm(at, ring) <= RIM_CM;
  const cuts = (at: Point) => ringContains(outline, at) && distanceToEdgeCm(at, outline) > RIM_CM;
  return outline.every((at) => isIn(at, zone)) && !(outline.length > 1 && zone.some(cuts));
}
