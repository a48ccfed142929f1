import type { Point } from "@/lib/terrain/point";

const QUARTER = Math.PI / 2;

/**
 * A step of 1 cm in a direction, given as a fraction of a full turn from east. Uses only addition and multiplication:
 * engines may differ in the last digit of `Math.sin`, and a seed must give the same result everywhere.
 */
export function unitVector(turn: number): Point {
  const within = turn - Math.floor(turn);
  const quarter = Math.floor(within * 4);
  const [x, y] = inFirstQuarter((within * 4 - quarter) * QUARTER);
  const quarters: readonly Point[] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ];
  return quarters[quarter] ?? [x, y];
}

function inFirstQuarter(angle: number): Point {
  return [series(1, angle, 0), series(angle, angle, 1)];
}

/** The Taylor series of the cosine or sine, far more precise than the rounding needs. */
function series(first: number, angle: number, from: 0 | 1): number {
  let term = first;
  let sum = first;
  for (let power = from + 2; power <= from + 16; power += 2) {
    term = (-term * angle * angle) / (power * (power - 1));
    sum += term;
  }
  return sum;
}

/** Rotates a point about the origin by a direction, given as a step of 1 cm. */
export function turnedBy([x, y]: Point, [cos, sin]: Point): Point {
  return [x * cos - y * sin, x * sin + y * cos];
}

/** A point rounded to the millimetre. */
export function toMm([x, y]: Point): [number, number] {
  return [Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0];
}
