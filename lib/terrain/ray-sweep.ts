import { moved, type Point } from "./point";
import type { Ring } from "./ring";

/** A stretch of a ray, in cm from its beginning. */
export type RayStretch = readonly [fromCm: number, toCm: number];

interface Ray {
  readonly deg: number;
  readonly stretches: readonly RayStretch[];
}

/** The rays first tried lie this far apart; where their stretches differ, others are put between them. */
const STEP_DEG = 1;
const FINEST_DEG = 1 / 16;
/** Ends of two rays' stretches that differ by no more than this belong together. */
const ALIKE_CM = 2;

/**
 * The ground that rays from a place cover together, as rings in cm that do not overlap. `cast` gives a ray's stretches,
 * in order, for its direction as a unit vector. Along each ray the ends are exact; between rays, at most a sixteenth of
 * a degree apart where it matters, they are joined by straight lines.
 */
export function raySweep(
  at: Point,
  cast: (along: Point) => readonly RayStretch[],
  { fromDeg, toDeg }: { readonly fromDeg: number; readonly toDeg: number },
): readonly Ring[] {
  const ray = (deg: number): Ray => ({ deg, stretches: cast(unit(deg)) });
  const first = ray(fromDeg);
  const rays: Ray[] = [first];
  const steps = Math.ceil((toDeg - fromDeg) / STEP_DEG);
  let last = first;
  for (let step = 1; step <= steps; step++) {
    const deg = Math.min(toDeg, fromDeg + step * STEP_DEG);
    const next = deg === fromDeg + 360 ? { ...first, deg } : ray(deg);
    rays.push(...between(last, next, ray), next);
    last = next;
  }
  return ringsOf(rays, at);
}

/** Rays between two that differ. */
function between(a: Ray, b: Ray, ray: (deg: number) => Ray): readonly Ray[] {
  if (b.deg - a.deg <= FINEST_DEG || areAlike(a, b)) return [];
  const middle = ray((a.deg + b.deg) / 2);
  return [...between(a, middle, ray), middle, ...between(middle, b, ray)];
}

function areAlike(a: Ray, b: Ray): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= ALIKE_CM;
  return (
    a.stretches.length === b.stretches.length &&
    a.stretches.every(([from, to], i) => {
      const other = b.stretches[i];
      return other !== undefined && isNear(from, other[0]) && isNear(to, other[1]);
    })
  );
}

/** Strips of neighbouring rays with as many stretches. */
function ringsOf(rays: readonly Ray[], at: Point): readonly Ring[] {
  const rings: Ring[] = [];
  let start = 0;
  for (let i = 1; i <= rays.length; i++) {
    const [before, here] = [rays[i - 1] as Ray, rays[i]];
    if (here && isContinued(before, here)) continue;
    const strip = rays.slice(start, i);
    // A stretch of only one ray is as wide as half the way to its neighbours.
    const wide = widened(strip, rays[start - 1], here);
    for (const k of before.stretches.keys()) rings.push(stripOf(wide, k, at));
    start = i;
  }
  return rings;
}

function isContinued(a: Ray, b: Ray): boolean {
  return (
    a.stretches.length === b.stretches.length &&
    a.stretches.every(([from, to], i) => {
      const other = b.stretches[i];
      return other !== undefined && from <= other[1] && other[0] <= to;
    })
  );
}

function widened(
  strip: readonly Ray[],
  before: Ray | undefined,
  after: Ray | undefined,
): readonly Ray[] {
  const [first, last] = [strip[0] as Ray, strip.at(-1) as Ray];
  return [
    ...(before ? [{ ...first, deg: (before.deg + first.deg) / 2 }] : []),
    ...strip,
    ...(after ? [{ ...last, deg: (last.deg + after.deg) / 2 }] : []),
  ];
}

function stripOf(strip: readonly Ray[], k: number, at: Point): Ring {
  const end = ({ deg, stretches }: Ray, which: 0 | 1) =>
    moved(at, unit(deg), stretches[k]?.[which] ?? 0);
  return [...strip.map((ray) => end(ray, 1)), ...strip.toReversed().map((ray) => end(ray, 0))];
}

function unit(deg: number): Point {
  const turn = (deg * Math.PI) / 180;
  return [Math.sin(turn), Math.cos(turn)];
}
