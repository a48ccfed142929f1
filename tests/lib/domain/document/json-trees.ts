import fc from "fast-check";

/**
 * A tree shaped like our documents: lists of objects with ids within objects. Ids are from a small set, so that two
 * trees share some.
 */
interface Tree {
  readonly title: string;
  readonly points?: readonly number[];
  readonly place: { readonly x: number; readonly y: number } | null;
  readonly items: readonly Item[];
}
interface Item {
  readonly id: string;
  readonly name: string;
  readonly items: readonly Item[];
}

const { item } = fc.letrec<{ item: Item }>((tie) => ({
  item: fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e", "f", "g"),
    name: fc.constantFrom("Ney", "Reille", "~1/", ""),
    items: fc.oneof(
      { maxDepth: 3 },
      fc.constant([]),
      fc.uniqueArray(tie("item"), { maxLength: 4, selector: (each) => each.id }),
    ),
  }),
}));

/** Trees whose ids are unique in their own list, as the diff requires, but not in the whole tree. */
export const trees: fc.Arbitrary<Tree> = fc.record(
  {
    title: fc.string(),
    points: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 4 }),
    place: fc.option(fc.record({ x: fc.nat(3), y: fc.nat(3) }), { nil: null }),
    items: fc.uniqueArray(item, { maxLength: 7, selector: (each) => each.id }),
  },
  { requiredKeys: ["title", "place", "items"] },
);

/** Trees whose ids are unique throughout. */
export const uniqueTrees: fc.Arbitrary<Tree> = trees.map((tree) => ({
  ...tree,
  items: withoutRepeats(tree.items, new Set()),
}));

function withoutRepeats(items: readonly Item[], seen: Set<string>): Item[] {
  return items.flatMap((each) => {
    if (seen.has(each.id)) return [];
    seen.add(each.id);
    return [{ ...each, items: withoutRepeats(each.items, seen) }];
  });
}
