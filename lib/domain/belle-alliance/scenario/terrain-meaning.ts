import type { TerrainEffect } from "@/lib/rules/belle-alliance/terrain-effect";
import { TERRAIN_READINGS } from "@/lib/rules/belle-alliance/terrain-readings";
import { terrainKindOf } from "../ground/kinds";
import type { MeaningContext } from "../ground/terrain-kind";
import type { ShapeFeature } from "./feature";

/** The effect of a drawn shape under the rules [table 5, 1.1.6, 2.3.6, 2.3.7, 3.4.5, 6.1.0, 6.2.0, 6.3.0]. */
export function terrainMeaning(
  feature: ShapeFeature,
  { readings = TERRAIN_READINGS, bandWidthCm = null }: Partial<MeaningContext> = {},
): TerrainEffect {
  return terrainKindOf(feature).meaning(feature, { readings, bandWidthCm });
}

/** The name of the first field of a shape that the rules need and that is still undecided; null if all are decided. */
export function undecidedField(feature: ShapeFeature): string | null {
  const { fields } = terrainKindOf(feature);
  const values = new Map<string, unknown>(Object.entries(feature));
  return Object.keys(fields).find((name) => values.get(name) === null) ?? null;
}
