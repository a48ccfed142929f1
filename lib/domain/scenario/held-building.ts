import type { Feature } from "./feature";
import type { Unit } from "./unit";

export type Building = Extract<Feature, { readonly kind: "building" }>;

/**
 * The building a unit holds, looked up among the features the reader knows of [6.1.1]; null if it holds none of them.
 */
export function heldBuilding(
  { placement }: Pick<Unit, "placement">,
  known: readonly Feature[],
): Building | null {
  if (!placement || placement.buildingId === null) return null;
  const held = known.find(({ id }) => id === placement.buildingId);
  return held?.kind === "building" ? held : null;
}
