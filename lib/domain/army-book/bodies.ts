import type { ArmyBook, BookFormation } from "./army-book";

/** All historical bodies of a book below one, at any depth; each once. */
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

/** The corps that a division makes up alone, which its commander leads directly, without a general in between [13.4]; `null`: none. */
export function corpsLeading(
  { formations }: Pick<ArmyBook, "formations">,
  { level, parentId }: BookFormation,
): BookFormation | null {
  if (level !== "division" || parentId === null) return null;
  const siblings = formations.filter((each) => each.parentId === parentId);
  const parent = formations.find(({ id }) => id === parentId);
  return parent?.level === "corps" && siblings.length === 1 ? parent : null;
}
