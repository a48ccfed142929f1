/** One thing of either list, or the same thing in both. */
export interface Pair<Item> {
  readonly a: Item | null;
  readonly b: Item | null;
}

/** Whether two things may be the same one. */
export type Likeness<Item> = (a: Item, b: Item) => boolean;

/**
 * Pairs what stands in two lists: by the closest likeness first, each thing once, in the order of the first
 * list; what only the second has comes last, in its own order.
 */
export function pairsOf<Item>(
  a: readonly Item[],
  b: readonly Item[],
  likenesses: readonly Likeness<Item>[],
): Pair<Item>[] {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  for (const isLike of likenesses) {
    a.forEach((item, i) => {
      if (partner.has(i)) return;
      const j = b.findIndex((other, at) => !taken.has(at) && isLike(item, other));
      if (j < 0) return;
      partner.set(i, j);
      taken.add(j);
    });
  }
  return [
    ...a.map((item, i) => ({ a: item, b: b[partner.get(i) ?? -1] ?? null })),
    ...b.filter((_, j) => !taken.has(j)).map((item) => ({ a: null, b: item })),
  ];
}
