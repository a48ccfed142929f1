import type { ArmyBook, BookFormation } from "./army-book";

/** All historical bodies below a body, at any depth, without repeats. */
export function bodiesUnder(book: Pick<ArmyBook, "formations">, id: string): BookFormation[] {
  const found: BookFormation[] = [];
  const open = [id];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const body of book.formations) {
      if (body.parentId !== parent || body.id === id || found.includes(body)) continue;
      found.push(body);
      open.push(body.id);
    }
  }
  return found;
}

/** The corps of which a division is the only part, so that the corps commander leads it directly [13.4]; `null` if there is none. */
export function corpsLeading(
  { formations }: Pick<ArmyBook, "formations">,
  { level, parentId }: BookFormation,
): BookFormation | null {
  if (level !== "division" || parentId === null) return null;
  const siblings = formations.filter((each) => each.parentId === parentId);
  const parent = formations.find(({ id }) => id === parentId);
  return parent?.level === "corps" && siblings.length === 1 ? parent : null;
}
