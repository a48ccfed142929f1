import { depthOf, type March, type Stretch, startUnderfoot } from "./march-question";
import { marchRow, rateOn } from "./march-row";
import { MARCH_GROUNDS, type MarchGround } from "./tables/table-3";
import { CLASSES, type ObstacleClass } from "./tables/table-4";

/** A part of the way on which the ground under the whole unit stays the same. */
export interface Section {
  /** The index of the stretch of the path in which the front is. */
  readonly stretch: number;
  /** How far the front has come where it begins and ends, in cm. */
  readonly fromCm: number;
  readonly toCm: number;
  readonly underfoot: Underfoot;
}

/** What a unit stands on, from its front to its last rank. */
export interface Underfoot {
  readonly grounds: readonly MarchGround[];
  /** The worst obstacle; several at once count once, as one effect, which is our reading of 2.3.1. */
  readonly obstacle: ObstacleClass | null;
}

/** What a stretch is to whoever marches over it: a bridge is a road over what lies below [2.3.6]. */
export function surfaceOf({ ground, obstacle, bridge }: Stretch) {
  return bridge
    ? ({ ground: "road", obstacle: null } as const)
    : { ground, obstacle: obstacle ?? null };
}

/**
 * The way of a march in sections. Ground and obstacles hold from the touch of the front until the last rank has left
 * them [2.3.1]; a column is on the road when all of it is. Takes time in proportion to the stretches.
 */
export function* sectionsOf(march: March): Generator<Section> {
  const depthCm = depthOf(march);
  const under = new Trail();
  for (const { stretch, nearCm } of startUnderfoot(march).reverse()) {
    under.enter(stretch, depthCm - nearCm);
  }
  let atCm = 0;
  for (const [index, stretch] of march.path.entries()) {
    const endCm = atCm + stretch.lengthCm;
    under.enter(stretch, endCm + depthCm);
    do {
      const toCm = Math.min(endCm, under.nextLeftCm);
      yield { stretch: index, fromCm: atCm, toCm, underfoot: under.now() };
      atCm = toCm;
      under.leaveBehind(atCm);
    } while (atCm < endCm);
  }
}

/**
 * What a unit stands on before it marches. Where nothing is said of the ground behind the front it is taken to be like
 * that before it, without obstacles, or ordinary if its formation has no rate there.
 */
export function underfootAtStart(march: March): Underfoot {
  const under = new Trail();
  const start = startUnderfoot(march);
  for (const { stretch } of start) under.enter(stretch, Number.POSITIVE_INFINITY);
  const [first] = march.path;
  if (start.length > 0 || !first) return under.now();
  const [{ ground }, row] = [surfaceOf(first), marchRow(march)];
  const mayBeHere = row !== null && rateOn(row, ground) !== null;
  return { grounds: [mayBeHere ? ground : "ordinary"], obstacle: null };
}

/** Stretches in the order in which the last rank leaves them. */
class Trail {
  readonly #entered: { readonly stretch: Stretch; readonly leftCm: number }[] = [];
  #firstUnder = 0;
  readonly #grounds = MARCH_GROUNDS.map(() => 0);
  readonly #obstacles = CLASSES.map(() => 0);

  /** Where the front is when the last rank leaves the next stretch. */
  get nextLeftCm(): number {
    return this.#entered[this.#firstUnder]?.leftCm ?? Number.POSITIVE_INFINITY;
  }

  enter(stretch: Stretch, leftCm: number) {
    this.#entered.push({ stretch, leftCm });
    this.#count(stretch, 1);
  }

  leaveBehind(frontCm: number) {
    for (;;) {
      const next = this.#entered[this.#firstUnder];
      if (!next || next.leftCm > frontCm) return;
      this.#count(next.stretch, -1);
      this.#firstUnder += 1;
    }
  }

  now(): Underfoot {
    return {
      grounds: MARCH_GROUNDS.filter((_, i) => this.#grounds[i]),
      obstacle: CLASSES.findLast((_, i) => this.#obstacles[i]) ?? null,
    };
  }

  #count(stretch: Stretch, change: 1 | -1) {
    const { ground, obstacle } = surfaceOf(stretch);
    addTo(this.#grounds, MARCH_GROUNDS.indexOf(ground), change);
    if (obstacle) addTo(this.#obstacles, CLASSES.indexOf(obstacle), change);
  }
}

function addTo(counts: number[], index: number, change: number) {
  counts[index] = (counts[index] ?? 0) + change;
}
