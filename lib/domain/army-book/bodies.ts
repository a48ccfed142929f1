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
