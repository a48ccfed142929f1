import { type Box, boxAround } from "./box";
import { bearingDeg, moved, normalisedDeg, type Point } from "./point";
import { middleOf, type Ring } from "./ring";
import { turned } from "./transform";

/** Something on the table, with its centre, outline and facing. */
export interface TableObject {
  /** Its own centre in cm. */
  readonly middle: Point;
  readonly outline: Ring;
  /** Degrees clockwise from north; null if it has no facing. */
  readonly facingDeg: number | null;
}

/** A movement of the whole plane that preserves all distances. */
export interface Motion {
  readonly place: (point: Point) => Point;
  readonly facing: (degrees: number) => number;
}

/** Shifts by cm east and north. */
export function shift(by: Point): Motion {
  return { place: (point) => moved(point, by), facing: (degrees) => degrees };
}

/** Turns clockwise by degrees about a point. */
export function turnAbout(pivot: Point, byDeg: number): Motion {
  return {
    place: (point) => turned([point], pivot, byDeg)[0] ?? point,
    facing: (degrees) => normalisedDeg(degrees + byDeg),
  };
}

/** Mirrors in a line through a point along a bearing. */
export function mirrorIn(place: Point, alongDeg: number): Motion {
  return {
    place: (point) => {
      const [[x, y] = point] = turned([point], place, -alongDeg);
      return turned([[2 * place[0] - x, y]], place, alongDeg)[0] ?? point;
    },
    facing: (degrees) => normalisedDeg(2 * alongDeg - degrees),
  };
}

/** The mean of the bodies' centres, which is fixed when they turn about it. */
export function commonMiddle(bodies: readonly TableObject[]): Point {
  return bodies.length === 0 ? [0, 0] : middleOf(bodies.map(({ middle }) => middle));
}

/** The mean facing of bodies; north if none has a facing or they cancel out. */
export function commonFacing(bodies: readonly TableObject[]): number {
  const facings = bodies.flatMap(({ facingDeg }) => facingDeg ?? []);
  const sum = facings.reduce<Point>((so, degrees) => moved(so, towards(degrees)), [0, 0]);
  return Math.hypot(...sum) < 1e-6 ? 0 : bearingDeg([0, 0], sum);
}

/** The left or right front corner of a row of bodies, about which it wheels. */
export function flankOf(bodies: readonly TableObject[], flank: "left" | "right"): Point {
  const facing = commonFacing(bodies);
  const box = boxFacing(
    bodies.flatMap(({ outline }) => outline),
    facing,
  );
  const corner: Point = [flank === "left" ? box.minX : box.maxX, box.maxY];
  return turned([corner], [0, 0], facing)[0] ?? corner;
}

/** How far each body must move so that all reach as far along a bearing as the furthest. */
export function shiftsToAlign(bodies: readonly TableObject[], bearing: number): Point[] {
  const reaches = bodies.map(({ outline }) => boxFacing(outline, bearing).maxY);
  const farthest = Math.max(...reaches);
  return reaches.map((reach) => moved([0, 0], towards(bearing), farthest - reach));
}

/** How far each body must move along a bearing so that all gaps are equal; the two outermost stay. */
export function shiftsToSpread(bodies: readonly TableObject[], bearing: number): Point[] {
  const spans = bodies.map(({ outline }) => {
    const { minY, maxY } = boxFacing(outline, bearing);
    return { from: minY, length: maxY - minY };
  });
  const order = spans.map((_, i) => i).sort((a, b) => centreOf(spans[a]) - centreOf(spans[b]));
  const first = spans[order[0] ?? 0];
  const last = spans[order.at(-1) ?? 0];
  if (!first || !last || spans.length < 3) return bodies.map((): Point => [0, 0]);
  const taken = spans.reduce((sum, { length }) => sum + length, 0);
  const gap = (last.from + last.length - first.from - taken) / (spans.length - 1);
  const shifts = bodies.map((): Point => [0, 0]);
  let next = first.from;
  for (const i of order) {
    const span = spans[i];
    if (!span) continue;
    shifts[i] = moved([0, 0], towards(bearing), next - span.from);
    next += span.length + gap;
  }
  return shifts;
}

/**
 * The shortest shift that brings points back onto a table together; if they do not fit, the south and west edges take
 * precedence.
 */
export function shiftOntoTable(
  places: readonly Point[],
  { widthCm, depthCm }: { readonly widthCm: number; readonly depthCm: number },
): Point {
  const { minX, minY, maxX, maxY } = boxAround(places);
  return [
    Math.max(Math.min(0, widthCm - maxX), -minX),
    Math.max(Math.min(0, depthCm - maxY), -minY),
  ];
}

/** The bounding box of points after a rotation that makes a bearing point north. */
function boxFacing(places: readonly Point[], bearing: number): Box {
  return boxAround(turned(places, [0, 0], -bearing));
}

function towards(bearing: number): Point {
  return turned([[0, 1]], [0, 0], bearing)[0] ?? [0, 1];
}

function centreOf(span: { readonly from: number; readonly length: number } | undefined): number {
  return span ? span.from + span.length / 2 : 0;
}
