import { between, distanceCm, moved, type Point } from "./point";
import { closedLine, type Ring } from "./ring";
import { simplified } from "./simplify";

/** An open line, or the edge of an area. */
export type Outline = "line" | "area";

/** The limits on how finely an outline is divided; a finer one would only be thinned again. */
const MAX_PIECES = 300;
const LEAST_STEP_CM = 0.25;
/** How the tolerance is divided between moving points and thinning. */
const SHARES = { moved: 0.75, thinned: 0.2 } as const;

/**
 * Smooths a rough outline: no point of it is further than `toleranceCm` from the old one, nor the reverse. A line keeps
 * its ends.
 */
export function softened(
  points: readonly Point[],
  toleranceCm: number,
  outline: Outline,
): readonly Point[] {
  const fine = inPieces(points, toleranceCm, outline);
  const share = toleranceCm / (lengthOf(fine) / fine.length || 1);
  const passes = Math.min(40, Math.max(2, Math.round(8 * share ** 2)));
  let soft = fine;
  for (let pass = 0; pass < passes; pass++) {
    soft = soft.map((point, at) => {
      const [before, after] = neighbours(soft, at, outline);
      if (!before || !after) return point;
      const evened = between(point, between(before, after, 0.5), 0.5);
      return clampedTo(fine[at] ?? point, evened, SHARES.moved * toleranceCm);
    });
  }
  return thinned(soft, SHARES.thinned * toleranceCm, outline);
}

/** An outline with fewer corners that passes within `toleranceCm` of all the others. */
export function thinned(
  points: readonly Point[],
  toleranceCm: number,
  outline: Outline,
): readonly Point[] {
  if (outline === "line") return simplified(points, toleranceCm);
  const ring = simplified(closedLine(points), toleranceCm).slice(0, -1);
  return ring.length >= 3 ? ring : points;
}

/** From a sharp corner, or the start of a long edge, additional corners follow at increasing distances. */
const FIRST_STEP_CM = 0.3;
const SHARP_COSINE = 0.8;
/** An edge this many times as long as its neighbour makes the curve overshoot. */
const UNEVEN = 3;

/** Adds corners to an area's edge, so that the smooth curve through them keeps sharp corners and straight edges. */
export function keepingCorners(ring: Ring): Ring {
  return ring.flatMap((from, at) => {
    const to = ring[(at + 1) % ring.length] ?? from;
    const before = ring.at(at - 1) ?? from;
    const after = ring[(at + 2) % ring.length] ?? to;
    const length = distanceCm(from, to);
    const shorter = Math.min(distanceCm(before, from), distanceCm(to, after));
    const isPlain = !isSharp(before, from, to) && !isSharp(from, to, after);
    if (isPlain && length <= UNEVEN * shorter) return [from];
    const steps = stepsWithin(length);
    const shares = [
      ...steps.map((step) => step / length),
      ...steps.toReversed().map((step) => 1 - step / length),
    ];
    return [from, ...shares.map((share) => between(from, to, share))];
  });
}

function stepsWithin(lengthCm: number): readonly number[] {
  const steps: number[] = [];
  let at = FIRST_STEP_CM;
  for (let step = FIRST_STEP_CM; at < lengthCm / 2 - FIRST_STEP_CM / 2; at += step) {
    steps.push(at);
    step *= 2;
  }
  return steps;
}

function isSharp(before: Point, at: Point, after: Point): boolean {
  const [ax, ay] = moved(at, before, -1);
  const [bx, by] = moved(after, at, -1);
  const lengths = distanceCm(before, at) * distanceCm(at, after);
  return ax * bx + ay * by < SHARP_COSINE * lengths;
}

function inPieces(
  points: readonly Point[],
  toleranceCm: number,
  outline: Outline,
): readonly Point[] {
  const line = outline === "area" ? closedLine(points) : points;
  const stepCm = Math.max(LEAST_STEP_CM, toleranceCm, lengthOf(line) / MAX_PIECES);
  const fine = line.slice(1).flatMap((to, at) => {
    const from = line[at] ?? to;
    const pieces = Math.max(1, Math.ceil(distanceCm(from, to) / stepCm));
    return Array.from({ length: pieces }, (_, piece) => between(from, to, piece / pieces));
  });
  const last = line.at(-1);
  return outline === "line" && last ? [...fine, last] : fine;
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, to, at) => sum + distanceCm(line[at - 1] ?? to, to), 0);
}

function neighbours(
  points: readonly Point[],
  at: number,
  outline: Outline,
): readonly [Point | undefined, Point | undefined] {
  if (outline === "line") return [points[at - 1], points[at + 1]];
  return [points.at(at - 1), points[(at + 1) % points.length]];
}

/** Limits how far a point may move from its original position. */
function clampedTo(home: Point, point: Point, mostCm: number): Point {
  const away = distanceCm(home, point);
  return away <= mostCm ? point : between(home, point, mostCm / away);
}
