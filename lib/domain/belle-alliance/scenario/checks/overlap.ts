/** A convex outline in table cm. */
export type Outline = readonly (readonly [number, number])[];

/** Outlines that touch, or overlap by less than this, count as neighbours. */
const TOLERANCE_CM = 0.3;

/** More pairs than this add no information, and finding them all in one heap of units takes seconds. */
export const MAX_PAIRS = 1_000;

/**
 * Pairs of indices of outlines that overlap by more than the tolerance, at most `MAX_PAIRS`. Sorted from west to east,
 * so that only neighbours are compared.
 */
export function overlappingPairs(outlines: readonly Outline[]): (readonly [number, number])[] {
  const spans = outlines
    .map((outline, index) => ({ index, ...measured(outline) }))
    .sort((a, b) => a.low - b.low);
  const pairs: (readonly [number, number])[] = [];
  for (const [i, first] of spans.entries()) {
    for (let j = i + 1; j < spans.length; j++) {
      const second = spans[j];
      if (!second || second.low >= first.high - TOLERANCE_CM) break;
      if (pairs.length === MAX_PAIRS) return pairs;
      if (shared(first.north, second.north) && overlap(first, second)) {
        pairs.push([Math.min(first.index, second.index), Math.max(first.index, second.index)]);
      }
    }
  }
  return pairs;
}

/** Indices of outlines that overlap another of them, or one of `others`, by more than the tolerance. */
export function overlappingAny(
  outlines: readonly Outline[],
  others: readonly Outline[],
): ReadonlySet<number> {
  const found = new Set(overlappingPairs(outlines).flat());
  const there = others.map(measured);
  for (const [index, outline] of outlines.entries()) {
    const own = measured(outline);
    if (there.some((each) => isOver(own, each))) found.add(index);
  }
  return found;
}

function isOver(a: Measured, b: Measured): boolean {
  return shared(a, b) && shared(a.north, b.north) && overlap(a, b);
}

/** Convex outlines do not overlap if an edge of either has all of the other on its outer side. */
function overlap(a: Sided, b: Sided): boolean {
  const meetAlong = (axis: Axis) => shared(spanAlong(a.outline, axis), spanAlong(b.outline, axis));
  return a.normals.every(meetAlong) && b.normals.every(meetAlong);
}

interface Sided {
  readonly outline: Outline;
  readonly normals: readonly Axis[];
}

interface Measured extends Sided, Span {
  readonly north: Span;
}

/** Cached measurements of each outline: an edit leaves most outlines the same objects. */
const MEASURED = new WeakMap<Outline, Measured>();

function measured(outline: Outline): Measured {
  const known = MEASURED.get(outline);
  if (known) return known;
  const fresh = {
    outline,
    normals: normalsOf(outline),
    ...spanAlong(outline, EAST),
    north: spanAlong(outline, NORTH),
  };
  MEASURED.set(outline, fresh);
  return fresh;
}

function shared(a: Span, b: Span): boolean {
  return Math.min(a.high, b.high) - Math.max(a.low, b.low) > TOLERANCE_CM;
}

type Axis = readonly [number, number];
const EAST: Axis = [1, 0];
const NORTH: Axis = [0, 1];

interface Span {
  readonly low: number;
  readonly high: number;
}

function normalsOf(outline: Outline): Axis[] {
  return outline.flatMap(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    return length === 0 ? [] : [[(nextY - y) / length, (x - nextX) / length] as const];
  });
}

function spanAlong(outline: Outline, [x, y]: Axis): Span {
  let low = Infinity;
  let high = -Infinity;
  for (const [pointX, pointY] of outline) {
    const at = pointX * x + pointY * y;
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return { low, high };
}
