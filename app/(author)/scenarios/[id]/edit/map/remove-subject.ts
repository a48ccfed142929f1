import type { MapSubject } from "@/app/_map/map-subject";
import { removeFeature } from "@/lib/domain/scenario/commands/features";
import { unplaceUnits } from "@/lib/domain/scenario/commands/placement";
import type { MapDeskState } from "./use-map-desk";

/** Takes a shape from the table for good; a unit only off the table, it stays in the order of battle. */
export function removeSubject(
  { editor, select }: Pick<MapDeskState, "editor" | "select">,
  { kind, id }: MapSubject,
): void {
  select(null);
  if (kind === "unit") editor.apply(unplaceUnits, { unitIds: [id] });
  else editor.apply(removeFeature, { featureId: id });
}
