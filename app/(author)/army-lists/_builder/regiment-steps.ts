import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyList, Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";
import { joinBrigade, leaveBrigade } from "@/lib/domain/bogowie-wojny/list/commands/brigades";
import {
  mayMerge,
  mergeRegiments,
  splitRegiment,
} from "@/lib/domain/bogowie-wojny/list/commands/division";
import type { ListEditor } from "./list-editor";

type Step = () => void;

/** Splits a regiment into halves, the larger one staying; `null` if it has one base. */
export function stepOfSplitting(editor: ListEditor, { id, bases }: Regiment): Step | null {
  const half = Math.floor(bases / 2);
  return half === 0 ? null : () => editor.apply(splitRegiment, { id, newId: newId(), bases: half });
}

/**
 * Merges the nearest similar regiment of the formation into a regiment, preferring those below it; `null` if there is
 * none.
 */
export function stepOfMerging(editor: ListEditor, list: ArmyList, id: string): Step | null {
  const { siblings, at, regiment } = placeOf(list, id);
  if (regiment === undefined) return null;
  const near = [...siblings.slice(at + 1), ...siblings.slice(0, at).reverse()];
  const other = near.find((each) => mayMerge(regiment, each));
  return other === undefined ? null : () => editor.apply(mergeRegiments, { id, otherId: other.id });
}

/** Joins a regiment in a brigade with the one above it; `null` if it is already in that brigade, or is the first. */
export function stepOfJoining(editor: ListEditor, list: ArmyList, id: string): Step | null {
  const { siblings, at, regiment } = placeOf(list, id);
  const above = siblings[at - 1];
  if (regiment === undefined || above === undefined) return null;
  if (regiment.brigadeId !== null && regiment.brigadeId === above.brigadeId) return null;
  return () => editor.apply(joinBrigade, { regimentId: id, newId: newId() });
}

/** Takes a regiment out of its brigade; `null` if it is in none. */
export function stepOfLeaving(editor: ListEditor, { id, brigadeId }: Regiment): Step | null {
  return brigadeId === null ? null : () => editor.apply(leaveBrigade, { regimentId: id });
}

function placeOf(list: ArmyList, id: string) {
  const formation = list.formations.find(({ regiments }) => regiments.some((one) => one.id === id));
  const siblings = formation?.regiments ?? [];
  const at = siblings.findIndex((one) => one.id === id);
  return { siblings, at, regiment: siblings[at] };
}
