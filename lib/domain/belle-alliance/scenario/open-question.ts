import { terrainKindOf } from "../ground/kinds";
import type { ShapeFeature } from "./feature";

/** The name of the first field of a shape that the rules need and that is still undecided; null if all are decided. */
export function undecidedField(feature: ShapeFeature): string | null {
  const { fields } = terrainKindOf(feature);
  const values = new Map<string, unknown>(Object.entries(feature));
  return Object.keys(fields).find((name) => values.get(name) === null) ?? null;
}
