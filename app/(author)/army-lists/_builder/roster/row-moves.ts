import type { ArmyFormation, ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { moveBrigade } from "@/lib/domain/bogowie-wojny/list/commands/brigades";
import { moveFormation } from "@/lib/domain/bogowie-wojny/list/commands/formations";
import { moveRegiment } from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { moveUpgrade } from "@/lib/domain/bogowie-wojny/list/commands/upgrades";
import type { ListEditor } from "../list-editor";
import type { ListItem } from "./list-item";

/** A place in the list where a row can be put; `to` is an index from 0, not counting a brigade's own regiments. */
export type RowPlace =
  | { readonly is: "regiment" | "brigade"; readonly formationId: string; readonly to: number }
  | { readonly is: "formation"; readonly to: number }
  | { readonly is: "upgrade"; readonly to: number };

/** Moves a row to a place of a suitable kind; a brigade also to a regiment's place. */
export function moveTo(editor: ListEditor, { is, id }: ListItem, place: RowPlace): void {
  const { to } = place;
  if (place.is === "formation") editor.apply(moveFormation, { id, to });
  else if (place.is === "upgrade") editor.apply(moveUpgrade, { id, to });
  else if (place.is === "brigade") editor.apply(moveBrigade, { id, ...place });
  else if (is === "brigade") {
    const { formationId } = place;
    editor.apply(moveBrigade, { id, formationId, to: withoutBrigade(editor.current(), id, place) });
  } else editor.apply(moveRegiment, { id, formationId: place.formationId, to });
}

/**
 * Converts a regiment's place to one for a brigade: after the regiment if the brigade comes from above, otherwise
 * before it.
 */
function withoutBrigade(
  list: ArmyList,
  id: string,
  { formationId, to }: { readonly formationId: string; readonly to: number },
): number {
  const { formation, first, size } = blockOf(list, id) ?? {};
  if (formation?.id !== formationId || first === undefined || first > to) return to;
  return Math.min(to + 1, formation.regiments.length) - (size ?? 0);
}

/** The position of a brigade's regiments. */
function blockOf(
  list: ArmyList,
  id: string,
): { formation: ArmyFormation; first: number; size: number } | null {
  for (const formation of list.formations) {
    const { regiments } = formation;
    const first = regiments.findIndex(({ brigadeId }) => brigadeId === id);
    if (first < 0) continue;
    const size = regiments.filter(({ brigadeId }) => brigadeId === id).length;
    return { formation, first, size };
  }
  return null;
}

/** One place up or down, or `null` at an end of the list; a regiment or brigade moves on into the next formation. */
export function placeBeside(list: ArmyList, { is, id }: ListItem, way: 1 | -1): RowPlace | null {
  if (is === "regiment") return besideRegiment(list, id, way);
  if (is === "brigade") return besideBrigade(list, id, way);
  if (is !== "formation" && is !== "upgrade") return null;
  const siblings = is === "formation" ? list.formations : list.upgrades;
  const at = siblings.findIndex((one) => one.id === id);
  const to = at + way;
  return at < 0 || to < 0 || to >= siblings.length ? null : { is, to };
}

function besideRegiment(list: ArmyList, id: string, way: 1 | -1): RowPlace | null {
  const formation = list.formations.find(({ regiments }) => regiments.some((one) => one.id === id));
  if (formation === undefined) return null;
  const to = formation.regiments.findIndex((one) => one.id === id) + way;
  return to >= 0 && to < formation.regiments.length
    ? { is: "regiment", formationId: formation.id, to }
    : endOfNeighbour(list, formation, { is: "regiment", way });
}

/** Past the neighbouring regiment, or past its whole brigade. */
function besideBrigade(list: ArmyList, id: string, way: 1 | -1): RowPlace | null {
  const block = blockOf(list, id);
  if (block === null) return null;
  const { formation, first, size } = block;
  const beside = formation.regiments[way > 0 ? first + size : first - 1];
  if (beside === undefined) return endOfNeighbour(list, formation, { is: "brigade", way });
  const passed = beside.brigadeId === null ? 1 : (blockOf(list, beside.brigadeId)?.size ?? 1);
  return { is: "brigade", formationId: formation.id, to: first + way * passed };
}

/** The near end of the neighbouring formation; `null` at an end of the list. */
function endOfNeighbour(
  list: ArmyList,
  formation: ArmyFormation,
  { is, way }: { readonly is: "regiment" | "brigade"; readonly way: 1 | -1 },
): RowPlace | null {
  const beside = list.formations[list.formations.indexOf(formation) + way];
  if (beside === undefined) return null;
  return { is, formationId: beside.id, to: way > 0 ? 0 : beside.regiments.length };
}

/**
 * Where a dragged row is put relative to the row it is dropped on: after it if it comes from above within the same
 * sequence.
 */
export function sideOfDrop(
  list: ArmyList,
  { is, id }: ListItem,
  place: RowPlace,
): "before" | "after" {
  const siblings = siblingsAt(list, place);
  const first = is === "brigade" ? firstOfBrigade(list, id) : id;
  const from = siblings.findIndex((one) => one.id === first);
  return from >= 0 && from < place.to ? "after" : "before";
}

function firstOfBrigade(list: ArmyList, id: string): string | undefined {
  const block = blockOf(list, id);
  return block?.formation.regiments[block.first]?.id;
}

function siblingsAt(list: ArmyList, place: RowPlace): readonly { readonly id: string }[] {
  if (place.is === "formation") return list.formations;
  if (place.is === "upgrade") return list.upgrades;
  return list.formations.find(({ id }) => id === place.formationId)?.regiments ?? [];
}
