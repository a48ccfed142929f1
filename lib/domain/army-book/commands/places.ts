/** The thing with an id in a list being edited. Throws RangeError for an id the list has not. */
export function thingIn<Thing extends { id: string }>(list: readonly Thing[], id: string): Thing {
  const found = list.find((thing) => thing.id === id);
  if (found === undefined) throw new RangeError(`The book has nothing with the id "${id}".`);
  return found;
}

/** Moves the thing with this id to another index of its list; past an end means to that end. */
export function moveIn<Thing extends { id: string }>(list: Thing[], id: string, to: number): void {
  const from = list.indexOf(thingIn(list, id));
  const [moved] = list.splice(from, 1);
  if (moved !== undefined) list.splice(Math.max(0, to), 0, moved);
}
