import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { moveFormation } from "@/lib/domain/army-list/commands/formations";
import { moveRegiment } from "@/lib/domain/army-list/commands/regiments";
import { moveUpgrade } from "@/lib/domain/army-list/commands/upgrades";
import type { ListEditor } from "./list-editor";
import type { ListItem } from "./list-item";

/** A place in the list that a row can be put at; `to` counts from 0. */
export type RowPlace =
  | { readonly is: "regiment"; readonly formationId: string; readonly to: number }
  | { readonly is: "formation"; readonly to: number }
  | { readonly is: "upgrade"; readonly to: number };

/** Puts a row at a place that suits it. */
export function moveTo(editor: ListEditor, id: string, place: RowPlace): void {
  const { to } = place;
  if (place.is === "formation") editor.apply(moveFormation, { id, to });
  else if (place.is === "upgrade") editor.apply(moveUpgrade, { id, to });
  else editor.apply(moveRegiment, { id, formationId: place.formationId, to });
}

/** One place up or down, or `null` at an end of the list; a regiment goes on into the next formation. */
export function placeBeside(list: ArmyList, { is, id }: ListItem, way: 1 | -1): RowPlace | null {
  if (is === "regiment") return besideRegiment(list, id, way);
  if (is !== "formation" && is !== "upgrade") return null;
  const siblings = is === "formation" ? list.formations : list.upgrades;
  const at = siblings.findIndex((one) => one.id === id);
  const to = at + way;
  return at < 0 || to < 0 || to >= siblings.length ? null : { is, to };
}

function besideRegiment(list: ArmyList, id: string, way: 1 | -1): RowPlace | null {
  const at = list.formations.findIndex(({ regiments }) => regiments.some((one) => one.id === id));
  const formation = list.formations[at];
  if (formation === undefined) return null;
  const to = formation.regiments.findIndex((one) => one.id === id) + way;
  if (to >= 0 && to < formation.regiments.length) {
    return { is: "regiment", formationId: formation.id, to };
  }
  const beside = list.formations[at + way];
  if (beside === undefined) return null;
  return { is: "regiment", formationId: beside.id, to: way > 0 ? 0 : beside.regiments.length };
}

/** Where a dragged row comes to stand beside the row it is dropped on: after it where it comes from above in the same row of things. */
export function sideOfDrop(list: ArmyList, id: string, place: RowPlace): "before" | "after" {
  const siblings = siblingsAt(list, place);
  const from = siblings.findIndex((one) => one.id === id);
  return from >= 0 && from < place.to ? "after" : "before";
}

function siblingsAt(list: ArmyList, place: RowPlace): readonly { readonly id: string }[] {
  if (place.is === "formation") return list.formations;
  if (place.is === "upgrade") return list.upgrades;
  return list.formations.find(({ id }) => id === place.formationId)?.regiments ?? [];
}
