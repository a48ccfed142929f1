/** The item with an id in a draft list. Throws RangeError if there is none. */
export function thingIn<Thing extends { id: string }>(list: readonly Thing[], id: string): Thing {
  const found = list.find((thing) => thing.id === id);
  if (found === undefined) throw new RangeError(`The book has nothing with the id "${id}".`);
  return found;
}

/** Moves the item with this id to another index, clamped to the list. */
export function moveIn<Thing extends { id: string }>(list: Thing[], id: string, to: number): void {
  const from = list.indexOf(thingIn(list, id));
  const [moved] = list.splice(from, 1);
  if (moved !== undefined) list.splice(Math.max(0, to), 0, moved);
}
