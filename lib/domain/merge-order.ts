interface Orders {
  readonly base: readonly string[];
  readonly theirs: readonly string[];
  readonly mine: readonly string[];
}

/**
 * The ids of all three lists in one order: that of the side which moved things, theirs where both
 * did, with the other side's additions behind the neighbour they were put behind. Ids that both
 * sides dropped are left out; an id that one side dropped is still there, for the merge to judge.
 */
export function mergeOrder({ base, theirs, mine }: Orders): string[] {
  const spineIsMine = sameOrder(base, theirs) && !sameOrder(base, mine);
  const [spine, others] = spineIsMine ? [mine, theirs] : [theirs, mine];
  const order = [...spine];
  const placed = new Set(order);
  others.forEach((id, i) => {
    if (placed.has(id)) return;
    const before = others[i - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    placed.add(id);
  });
  return order;
}

/** Whether the ids both lists hold come in the same order. */
function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  const inA = new Set(a);
  const inB = new Set(b);
  const commonOfA = a.filter((id) => inB.has(id));
  const commonOfB = b.filter((id) => inA.has(id));
  return commonOfA.every((id, i) => id === commonOfB[i]);
}
