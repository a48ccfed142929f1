import type { Arm } from "@/lib/rules/belle-alliance/arm";
import {
  type Formation,
  formationsInOpen,
  formationsInside,
} from "@/lib/rules/belle-alliance/formation";
import type { Feature } from "./feature";
import type { Placement, Unit } from "./unit";

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

/** The formations that a unit may take where it stands: in a building only a garrison's [6.1.1, 6.1.2]. */
export function formationsThere(
  arm: Arm,
  placement: Pick<Placement, "buildingId"> | null,
): readonly Formation[] {
  return placement === null || placement.buildingId === null
    ? formationsInOpen(arm)
    : formationsInside(arm);
}
