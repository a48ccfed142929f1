import { roomOfEmplacement } from "@/lib/rules/belle-alliance/emplacement-room";
import { lengthCm } from "@/lib/terrain/polyline";
import type { Feature } from "./feature";
import type { Settings } from "./settings";

export type FieldWorkFeature = Extract<Feature, { kind: "field-work" }>;

/** The model guns an emplacement is for as it is drawn [table 20]. */
export function modelGunsFor(
  { points }: Pick<FieldWorkFeature, "points">,
  { bases }: Pick<Settings, "bases">,
): number {
  return roomOfEmplacement(lengthCm(points), bases.artillery);
}
