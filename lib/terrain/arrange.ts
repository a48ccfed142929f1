import { type Box, boxAround } from "./box";
import { bearingDeg, moved, normalisedDeg, type Point } from "./point";
import { middleOf, type Ring } from "./ring";
import { turned } from "./transform";

/** Something that lies on the table: about which place, how far it reaches, and where it faces. */
export interface Body {
  /** Its own centre in cm. */
  readonly middle: Point;
  readonly outline: Ring;
  /** Degrees clockwise from north; null for what faces nowhere. */
  readonly facingDeg: number | null;
}

/** A movement of the whole plane that keeps all distances. */
export interface Motion {
  readonly place: (point: Point) => Point;
  readonly facing: (degrees: number) => number;
}

/** Shifts by cm east and north. */
export function shift(by: Point): Motion {
  return { place: (point) => moved(point, by), facing: (degrees) => degrees };
}

/** Turns clockwise by degrees about a place. */
export function turnAbout(pivot: Point, byDeg: number): Motion {
  return {
    place: (point) => turned([point], pivot, byDeg)[0] ?? point,
    facing: (degrees) => normalisedDeg(degrees + byDeg),
  };
}

/** Mirrors in a line through a place that runs along a bearing. */
export function mirrorIn(place: Point, alongDeg: number): Motion {
  return {
    place: (point) => {
      const [[x, y] = point] = turned([point], place, -alongDeg);
      return turned([[2 * place[0] - x, y]], place, alongDeg)[0] ?? point;
    },
    facing: (degrees) => normalisedDeg(2 * alongDeg - degrees),
  };
}

/** The mean of the bodies' centres, which stays where it is when they turn about it. */
export function commonMiddle(bodies: readonly Body[]): Point {
  return bodies.length === 0 ? [0, 0] : middleOf(bodies.map(({ middle }) => middle));
}

/** Where bodies face together; north where none faces anywhere or they cancel each other out. */
export function commonFacing(bodies: readonly Body[]): number {
  const facings = bodies.flatMap(({ facingDeg }) => facingDeg ?? []);
  const sum = facings.reduce<Point>((so, degrees) => moved(so, towards(degrees)), [0, 0]);
  return Math.hypot(...sum) < 1e-6 ? 0 : bearingDeg([0, 0], sum);
}

/** The front corner of a row of bodies on its left or right, on which it wheels. */
export function flankOf(bodies: readonly Body[], flank: "left" | "right"): Point {
  const facing = commonFacing(bodies);
  const box = boxFacing(
    bodies.flatMap(({ outline }) => outline),
    facing,
  );
  const corner: Point = [flank === "left" ? box.minX : box.maxX, box.maxY];
  return turned([corner], [0, 0], facing)[0] ?? corner;
}

/** By how much each body has to move so that all reach as far along a bearing as the farthest. */
export function shiftsToAlign(bodies: readonly Body[], bearing: number): Point[] {
  const reaches = bodies.map(({ outline }) => boxFacing(outline, bearing).maxY);
  const farthest = Math.max(...reaches);
  return reaches.map((reach) => moved([0, 0], towards(bearing), farthest - reach));
}

/** By how much each body has to move along a bearing so that all gaps are the same; the two outermost stay. */
export function shiftsToSpread(bodies: readonly Body[], bearing: number): Point[] {
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

/** The shortest way for places back onto a table, all together; the south-west edges win where they do not fit. */
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

/** A box around places as they lie when a bearing points north; its measures are of that turned table. */
function boxFacing(places: readonly Point[], bearing: number): Box {
  return boxAround(turned(places, [0, 0], -bearing));
}

function towards(bearing: number): Point {
  return turned([[0, 1]], [0, 0], bearing)[0] ?? [0, 1];
}

function centreOf(span: { readonly from: number; readonly length: number } | undefined): number {
  return span ? span.from + span.length / 2 : 0;
}
