import { type Box, boxAround, boxContains } from "./box";
import type { Point, Segment } from "./point";
import type { Ring } from "./ring";

/** An area prepared for many lines across it: the union of some rings. */
export interface Outline {
  readonly rings: readonly PreparedRing[];
  readonly box: Box;
}

/** A ring, and the boxes around runs of its edges. */
interface PreparedRing {
  readonly ring: Ring;
  readonly box: Box;
  readonly runs: readonly Run[];
}

interface Run {
  /** The first of its edges and the first that is no longer one: edge i runs from corner i to the next. */
  readonly from: number;
  readonly to: number;
  readonly box: Box;
}

const RUN = 16;

/** Prepares the union of some rings. */
export function outlineOf(rings: readonly Ring[]): Outline {
  return { rings: rings.map(prepared), box: boxAround(rings.flat()) };
}

function prepared(ring: Ring): PreparedRing {
  const runs: Run[] = [];
  for (let from = 0; from < ring.length; from += RUN) {
    const to = Math.min(ring.length, from + RUN);
    const corners = [...ring.slice(from, to), ring[to % ring.length] ?? [0, 0]] as const;
    runs.push({ from, to, box: boxAround(corners) });
  }
  return { ring, box: boxAround(ring), runs };
}

/** A stretch of a line in shares of the way between the two points that give it: 0 is the first, 1 the second. */
export type Chord = readonly [from: number, to: number];

/**
 * What the endless line through two points cuts from the inside of an area, in order. A line that runs along the area's
 * edge or touches a corner cuts nothing there. Empty if the two points are one.
 */
export function chordsOf({ rings, box }: Outline, line: Segment): readonly Chord[] {
  const [start, end] = line;
  const dx = end[0] - start[0];
  const dy = end[1] - start[1];
  if ((dx === 0 && dy === 0) || misses(box, start, dx, dy)) return [];
  const [only] = rings;
  if (only && rings.length === 1) {
    const { left, right } = sidesOf(only, start, dx, dy);
    return left === right ? left : common(left, right);
  }
  const all = rings.map((ring) => sidesOf(ring, start, dx, dy));
  return common(joined(all.flatMap(({ left }) => left)), joined(all.flatMap(({ right }) => right)));
}

/**
 * What a line cuts from a ring if a corner on the line lies on its left, and if on its right: inside is what both call
 * so, whether by one ring or by two that meet along the line.
 */
function sidesOf({ ring, box, runs }: PreparedRing, [x, y]: Point, dx: number, dy: number) {
  const left: number[] = [];
  const right: number[] = [];
  let isAlike = true;
  const squared = dx * dx + dy * dy;
  for (const run of misses(box, [x, y], dx, dy) ? [] : runs) {
    if (misses(run.box, [x, y], dx, dy)) continue;
    let a = ring[run.from] as Point;
    let sideA = dx * (a[1] - y) - dy * (a[0] - x);
    for (let i = run.from + 1; i <= run.to; i++) {
      const b = (i === ring.length ? ring[0] : ring[i]) as Point;
      const sideB = dx * (b[1] - y) - dy * (b[0] - x);
      const crossesLeft = sideA >= 0 !== sideB >= 0;
      const crossesRight = sideA > 0 !== sideB > 0;
      if (crossesLeft || crossesRight) {
        const share = sideA / (sideA - sideB);
        const alongX = a[0] + (b[0] - a[0]) * share - x;
        const alongY = a[1] + (b[1] - a[1]) * share - y;
        const at = (alongX * dx + alongY * dy) / squared;
        if (crossesLeft) left.push(at);
        if (crossesRight) right.push(at);
        if (crossesLeft !== crossesRight) isAlike = false;
      }
      a = b;
      sideA = sideB;
    }
  }
  const chords = paired(left);
  return { left: chords, right: isAlike ? chords : paired(right) };
}

/** Stretches in order, those that overlap or touch made one. */
export function joined(stretches: readonly Chord[]): readonly Chord[] {
  const all: [number, number][] = [];
  for (const [from, to] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1] + ALIKE) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

/** Shares that differ by no more than this are one place. */
const ALIKE = 1e-9;

/** Whether a point lies in an area or on its edge. */
export function outlineContains({ rings, box }: Outline, at: Point): boolean {
  return boxContains(box, at) && rings.some((ring) => ringHolds(ring, at));
}

function ringHolds({ ring, box, runs }: PreparedRing, [x, y]: Point): boolean {
  if (!boxContains(box, [x, y])) return false;
  let inside = false;
  for (const run of runs) {
    // Nothing of it lies on the place or east of it.
    if (y < run.box.minY || y > run.box.maxY || x > run.box.maxX) continue;
    let a = ring[run.from] as Point;
    for (let i = run.from + 1; i <= run.to; i++) {
      const b = (i === ring.length ? ring[0] : ring[i]) as Point;
      const side = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
      if (side === 0 && isWithin(x, a[0], b[0]) && isWithin(y, a[1], b[1])) return true;
      if (a[1] > y !== b[1] > y && side > 0 === b[1] > a[1]) inside = !inside;
      a = b;
    }
  }
  return inside;
}

function isWithin(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other);
}

/** Whether an endless line passes a box by. */
function misses(box: Box, [x, y]: Point, dx: number, dy: number): boolean {
  const halfX = (box.maxX - box.minX) / 2;
  const halfY = (box.maxY - box.minY) / 2;
  const side = dx * (box.minY + halfY - y) - dy * (box.minX + halfX - x);
  // A corner on the line must not be passed by for a rounding: its other edge would cross the line alone.
  const slack = ALIKE * (Math.abs(dx) + Math.abs(dy));
  return Math.abs(side) > Math.abs(dy) * halfX + Math.abs(dx) * halfY + slack;
}

function paired(crossings: number[]): readonly Chord[] {
  crossings.sort((a, b) => a - b);
  const chords: Chord[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [from = 0, to = 0] = [crossings[i], crossings[i + 1]];
    if (to > from) chords.push([from, to]);
  }
  return chords;
}

/** What two lists of stretches, each in order, have in common. */
function common(some: readonly Chord[], others: readonly Chord[]): readonly Chord[] {
  const chords: Chord[] = [];
  let i = 0;
  let j = 0;
  while (i < some.length && j < others.length) {
    const [a, b] = [some[i] as Chord, others[j] as Chord];
    const from = Math.max(a[0], b[0]);
    const to = Math.min(a[1], b[1]);
    if (to > from) chords.push([from, to]);
    if (a[1] < b[1]) i++;
    else j++;
  }
  return chords;
}
