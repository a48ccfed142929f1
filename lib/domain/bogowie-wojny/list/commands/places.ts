import type { Draft } from "immer";
import type { ArmyFormation, ArmyList, BoughtUpgrade, Corps, Regiment } from "../army-list";

/** A regiment in the edited list, with its formation. Throws RangeError for an unknown id. */
export function regimentPlace(
  draft: Draft<ArmyList>,
  id: string,
): { formation: Draft<ArmyFormation>; regiment: Draft<Regiment>; index: number } {
  for (const formation of draft.formations) {
    const index = formation.regiments.findIndex((regiment) => regiment.id === id);
    const regiment = formation.regiments[index];
    if (regiment !== undefined) return { formation, regiment, index };
  }
  throw new RangeError(`The list has no regiment "${id}".`);
}

/** A formation in the edited list. Throws RangeError for an unknown id. */
export function formationOf(draft: Draft<ArmyList>, id: string): Draft<ArmyFormation> {
  return foundIn(draft.formations, id, "formation");
}

/** A corps in the edited list. Throws RangeError for an unknown id. */
export function corpsOf(draft: Draft<ArmyList>, id: string): Draft<Corps> {
  return foundIn(draft.corps, id, "corps");
}

/** An upgrade in the edited list. Throws RangeError for an unknown id. */
export function upgradeOf(draft: Draft<ArmyList>, id: string): Draft<BoughtUpgrade> {
  return foundIn(draft.upgrades, id, "upgrade");
}

/** Moves the item with this id to another index of its array, clamped to the ends. */
export function reorder<Item extends { id: string }>(items: Item[], id: string, to: number): void {
  const from = items.findIndex((item) => item.id === id);
  const [moved] = items.splice(from, 1);
  if (from < 0 || moved === undefined) throw new RangeError(`The list has no "${id}" to move.`);
  items.splice(Math.max(0, Math.min(to, items.length)), 0, moved);
}

function foundIn<Item extends { id: string }>(items: Item[], id: string, noun: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined) throw new RangeError(`The list has no ${noun} "${id}".`);
  return item;
}
