import type { PlacedUnitView } from "@/lib/domain/scenario/scenario-view";

/** Whether two views of a unit draw the same, though made anew after an edit elsewhere. */
export function sameUnitPicture(a: PlacedUnitView, b: PlacedUnitView): boolean {
  return a === b || SEEN.every((field) => a[field] === b[field]);
}

const SEEN = [
  "id",
  "name",
  "colour",
  "arm",
  "formation",
  "xCm",
  "yCm",
  "facingDeg",
  "widthCm",
  "depthCm",
] as const satisfies readonly (keyof PlacedUnitView)[];
