import { chordsOf, type Outline, outlineOf } from "./chord";
import { crossingPlace } from "./meeting";
import { direction, distanceCm, type Point, type Segment } from "./point";
import { type Polyline, segmentsOf } from "./polyline";
import type { Ring } from "./ring";
import { leastDistanceCm } from "./segment";

/** A stretch of a segment, in cm from its beginning. */
export interface Chord {
  readonly fromCm: number;
  readonly toCm: number;
}

/** Shorter stretches only graze an edge. */
const GRAZE_CM = 1e-6;

/** The stretches of a segment that lie within a ring, in order; a stretch along the edge is outside. */
export function chordsWithin(segment: Segment, ring: Ring): readonly Chord[] {
  return chordsUpTo(distanceCm(...segment), chordsThrough(outlineOf([ring]), segment));
}

/**
 * The stretches of the endless line through two points that lie within an area, in order, in cm from the first point;
 * those before it are negative.
 */
export function chordsThrough(outline: Outline, line: Segment): readonly Chord[] {
  const chords = chordsOf(outline, line);
  if (chords.length === 0) return [];
  const lengthCm = distanceCm(...line);
  const inside = chords.map(([from, to]) => ({ fromCm: from * lengthCm, toCm: to * lengthCm }));
  return joinedChords(inside.filter(({ fromCm, toCm }) => toCm - fromCm >= GRAZE_CM));
}

/** What of such stretches lies between the first point and one so far from it. */
export function chordsUpTo(lengthCm: number, chords: readonly Chord[]): readonly Chord[] {
  return chords
    .map(({ fromCm, toCm }) => ({ fromCm: Math.max(0, fromCm), toCm: Math.min(lengthCm, toCm) }))
    .filter(({ fromCm, toCm }) => toCm - fromCm >= GRAZE_CM);
}

/** Chords that overlap or touch, as one; in order. */
export function joinedChords(chords: readonly Chord[]): readonly Chord[] {
  const joined: Chord[] = [];
  for (const chord of chords.toSorted((a, b) => a.fromCm - b.fromCm)) {
    const last = joined.at(-1);
    if (last === undefined || chord.fromCm > last.toCm + GRAZE_CM) joined.push(chord);
    else joined[joined.length - 1] = { ...last, toCm: Math.max(last.toCm, chord.toCm) };
  }
  return joined;
}

/** Where a segment crosses a line, in cm from its beginning, in order; a crossing at a corner of the line counts once. */
export function crossingsCm(segment: Segment, line: Polyline): readonly number[] {
  const places = segmentsOf(line).flatMap((each) => {
    const place = crossingPlace(segment, each);
    return place ? [distanceCm(segment[0], place)] : [];
  });
  return places
    .toSorted((a, b) => a - b)
    .filter((atCm, index, all) => index === 0 || atCm - (all[index - 1] ?? 0) > GRAZE_CM);
}

/** The stretches of a segment that lie within `reachCm` of a line, in order. */
export function chordsNear(segment: Segment, line: Polyline, reachCm: number): readonly Chord[] {
  return chordsNearEdges(segment, segmentsOf(line), reachCm);
}

/** The stretches of a segment that lie within `reachCm` of some edges, in order. */
export function chordsNearEdges(
  segment: Segment,
  edges: readonly Segment[],
  reachCm: number,
): readonly Chord[] {
  return joinedChords(
    edges.flatMap((each) =>
      leastDistanceCm(segment, each) > reachCm ? [] : chordNear(segment, each, reachCm),
    ),
  );
}

/** What of a segment lies near an edge: beside it, or around one of its ends. */
function chordNear(segment: Segment, edge: Segment, reachCm: number): readonly Chord[] {
  const [start, end] = segment;
  const lengthCm = distanceCm(start, end);
  const along = direction(start, end);
  const near = [
    laneChord(start, along, edge, reachCm),
    discChord(start, along, edge[0], reachCm),
    discChord(start, along, edge[1], reachCm),
  ].flatMap((each) => (each ? [each] : []));
  const fromCm = Math.max(0, Math.min(...near.map((each) => each.fromCm)));
  const toCm = Math.min(lengthCm, Math.max(...near.map((each) => each.toCm)));
  return toCm - fromCm < GRAZE_CM ? [] : [{ fromCm, toCm }];
}

/** What of an endless line, in cm from a point of it, lies in the lane beside an edge. */
function laneChord(start: Point, along: Point, [a, b]: Segment, reachCm: number): Chord | null {
  const [x, y] = direction(a, b);
  const ahead = stretchBetween(
    (start[0] - a[0]) * x + (start[1] - a[1]) * y,
    along[0] * x + along[1] * y,
    [0, distanceCm(a, b)],
  );
  const beside = stretchBetween(
    (start[1] - a[1]) * x - (start[0] - a[0]) * y,
    along[1] * x - along[0] * y,
    [-reachCm, reachCm],
  );
  const fromCm = Math.max(ahead.fromCm, beside.fromCm);
  const toCm = Math.min(ahead.toCm, beside.toCm);
  return fromCm < toCm ? { fromCm, toCm } : null;
}

/** Where a value that begins at `at` and changes by `by` a cm lies between two others; endless if it always does. */
function stretchBetween(at: number, by: number, [low, high]: readonly [number, number]): Chord {
  if (Math.abs(by) < 1e-12) {
    const reach = at >= low && at <= high ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    return { fromCm: -reach, toCm: reach };
  }
  const [one, other] = [(low - at) / by, (high - at) / by];
  return { fromCm: Math.min(one, other), toCm: Math.max(one, other) };
}

function discChord(start: Point, [x, y]: Point, centre: Point, radiusCm: number): Chord | null {
  const alongCm = (centre[0] - start[0]) * x + (centre[1] - start[1]) * y;
  const offCm = (centre[0] - start[0]) * y - (centre[1] - start[1]) * x;
  if (Math.abs(offCm) >= radiusCm) return null;
  const half = Math.sqrt(radiusCm * radiusCm - offCm * offCm);
  return { fromCm: alongCm - half, toCm: alongCm + half };
}
