import type { PlacedCommanderView, PlacedUnitView } from "@/lib/domain/scenario/scenario-view";

/** Whether two views of a unit draw the same, though made again after an edit elsewhere. */
export function sameUnitPicture(a: PlacedUnitView, b: PlacedUnitView): boolean {
  if (a === b) return true;
  return SEEN.every((field) => a[field] === b[field]) && a.holds?.outline === b.holds?.outline;
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

/** Whether two views of a commander draw the same. */
export function sameCommanderPicture(a: PlacedCommanderView, b: PlacedCommanderView): boolean {
  return a === b || SEEN_OF_COMMANDER.every((field) => a[field] === b[field]);
}

const SEEN_OF_COMMANDER = [
  "id",
  "name",
  "of",
  "colour",
  "xCm",
  "yCm",
] as const satisfies readonly (keyof PlacedCommanderView)[];
