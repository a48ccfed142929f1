import { terrainKindOf } from "../ground/belle-alliance/kinds";
import type { ShapeFeature } from "./feature";

/** The field of a shape the rules still wait for; null once all is answered. */
export function openField(feature: ShapeFeature): string | null {
  const { fields } = terrainKindOf(feature);
  const values = new Map<string, unknown>(Object.entries(feature));
  return Object.keys(fields).find((name) => values.get(name) === null) ?? null;
}
