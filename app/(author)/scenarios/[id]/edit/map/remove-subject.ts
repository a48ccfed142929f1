import { unplaceCommander } from "@/lib/domain/belle-alliance/scenario/commands/commander-placement";
import { removeFeature } from "@/lib/domain/belle-alliance/scenario/commands/features";
import { unplaceUnits } from "@/lib/domain/belle-alliance/scenario/commands/placement";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { MapDeskState } from "./use-map-desk";

/** Deletes a shape; a unit or commander is only taken off the table and stays in the order of battle. */
export function removeSubject(
  { editor, select }: Pick<MapDeskState, "editor" | "select">,
  { kind, id }: MapSubject,
): void {
  select(null);
  if (kind === "unit") editor.apply(unplaceUnits, { unitIds: [id] });
  else if (kind === "commander") editor.apply(unplaceCommander, { formationId: id });
  else editor.apply(removeFeature, { featureId: id });
}
