import { type Box, boxAround, boxesTouch } from "./box";
import { type Ring, ringsMeet } from "./ring";

/** The most pairs of edges that are compared; two crowded woods have some ten thousand. */
const MAX_LOOKS = 20_000_000;

/**
 * Groups things whose rings overlap or touch, directly or by way of others, in the order of their first. If there are
 * too many edges to compare, those not yet compared count as apart.
 */
export function touchingGroups<Thing>(
  things: readonly Thing[],
  ringOf: (thing: Thing) => Ring,
): readonly (readonly Thing[])[] {
  const all = things.map((thing, index) => {
    const ring = ringOf(thing);
    return { thing, index, ring, box: boxAround(ring) };
  });
  const leaders = all.map(({ index }) => index);
  const leaderOf = (index: number): number => {
    let at = index;
    while (leaders[at] !== at) at = leaders[at] as number;
    return at;
  };
  let left = MAX_LOOKS;
  const fromWest = all.toSorted((a, b) => a.box.minX - b.box.minX);
  for (const [i, one] of fromWest.entries()) {
    for (const other of fromWest.slice(i + 1, i + 1 + reachOf(fromWest, i))) {
      const [a, b] = [leaderOf(one.index), leaderOf(other.index)];
      if (a === b || !boxesTouch(one.box, other.box)) continue;
      left -= one.ring.length * other.ring.length;
      if (left < 0) break;
      if (ringsMeet(one.ring, other.ring)) leaders[Math.max(a, b)] = Math.min(a, b);
    }
  }
  const groups = new Map<number, Thing[]>();
  for (const { thing, index } of all) {
    const leader = leaderOf(index);
    groups.set(leader, [...(groups.get(leader) ?? []), thing]);
  }
  return [...groups.values()];
}

/** How many of the next, sorted from west to east, begin before one ends. */
function reachOf(fromWest: readonly { readonly box: Box }[], i: number): number {
  const end = fromWest[i]?.box.maxX ?? 0;
  let count = 0;
  while ((fromWest[i + 1 + count]?.box.minX ?? Number.POSITIVE_INFINITY) <= end) count++;
  return count;
}
