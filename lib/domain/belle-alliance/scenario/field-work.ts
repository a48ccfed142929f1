import { emplacementCapacity } from "@/lib/rules/belle-alliance/emplacement-capacity";
import { lengthCm } from "@/lib/terrain/polyline";
import type { Feature } from "./feature";
import type { Settings } from "./settings";

export type FieldWorkFeature = Extract<Feature, { kind: "field-work" }>;

/** The number of model guns an emplacement has room for as drawn [table 20]. */
export function modelGunsFor(
  { points }: Pick<FieldWorkFeature, "points">,
  { bases }: Pick<Settings, "bases">,
): number {
  return emplacementCapacity(lengthCm(points), bases.artillery);
}
