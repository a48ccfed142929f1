import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { distanceCm, moved, type Point, type Segment } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { flattened, smoothLine } from "@/lib/terrain/smooth";
import type { SeededRandom } from "./seeded-random";
import { toMm } from "./unit-vector";

const BEND_EVERY_CM = 11;
/** The sideways swing of a course. */
const SWING_CM = { least: 1.5, most: 4 } as const;
/**
 * Distances that a course between the armies keeps from the nearer edge and from the midline, to leave space for a
 * deployment zone and for its own bank.
 */
const FROM_OWN_EDGE_CM = 34;
const FROM_MIDLINE_CM = 18;

/** A stream's or river's course from edge to edge, rounded to the millimetre. */
export function waterCourse(chance: SeededRandom, table: TableCm): Polyline {
  return meander(chance, courseEnds(chance, table));
}

/** A winding course between two places, rounded to the millimetre. */
export function meander(chance: SeededRandom, [from, to]: Segment): Polyline {
  const length = distanceCm(from, to);
  const bends = Math.max(3, Math.round(length / BEND_EVERY_CM));
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const swing = chance.between(SWING_CM.least, SWING_CM.most);
  let side = chance.withProbability(0.5) ? 1 : -1;
  const between = Array.from({ length: bends - 1 }, (_, index): Point => {
    side *= chance.withProbability(0.75) ? -1 : 1;
    const place = moved(from, along, ((index + chance.between(0.85, 1.15)) * length) / bends);
    return moved(place, [-along[1], along[0]], side * swing * chance.between(0.3, 1));
  });
  return flattened(smoothLine([from, ...between, to]), 3).map(toMm);
}

/** The ends of a course: between the armies, from one player's edge to the other's, or cutting off a corner. */
export function courseEnds(chance: SeededRandom, table: TableCm): Segment {
  const course = chance.fraction();
  if (course < 0.25) return acrossEnds(chance, table);
  return course < 0.65 ? alongEnds(chance, table) : cornerEnds(chance, table);
}

function acrossEnds(chance: SeededRandom, { widthCm, depthCm }: TableCm): Segment {
  const y = () => chance.between(FROM_OWN_EDGE_CM, depthCm / 2 - FROM_MIDLINE_CM);
  const [west, east] = [y(), y()];
  const mirrored = chance.withProbability(0.5);
  const fromSouth = (fromEdge: number) => (mirrored ? depthCm - fromEdge : fromEdge);
  return [
    [0, fromSouth(west)],
    [widthCm, fromSouth(east)],
  ];
}

function alongEnds(chance: SeededRandom, { widthCm, depthCm }: TableCm): Segment {
  const south = chance.between(0.12, 0.32) * widthCm;
  const north = Math.min(0.34 * widthCm, Math.max(8, south + chance.between(-12, 12)));
  const west = chance.withProbability(0.5);
  const x = (fromSide: number) => (west ? fromSide : widthCm - fromSide);
  return [
    [x(south), 0],
    [x(north), depthCm],
  ];
}

function cornerEnds(chance: SeededRandom, { widthCm, depthCm }: TableCm): Segment {
  const x = chance.between(0.2, 0.36) * widthCm;
  const y = chance.between(0.35, 0.7) * depthCm;
  const [west, south] = [chance.withProbability(0.5), chance.withProbability(0.5)];
  return [
    [west ? x : widthCm - x, south ? 0 : depthCm],
    [west ? 0 : widthCm, south ? y : depthCm - y],
  ];
}
