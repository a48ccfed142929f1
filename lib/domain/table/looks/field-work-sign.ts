import { distanceCm, moved, type Point, type Segment } from "@/lib/terrain/point";
import { type Polyline, type Station, stationsAlong } from "@/lib/terrain/polyline";
import type { Ring } from "@/lib/terrain/ring";
import type { ShapeOf } from "./look";

/** The sign of a field work in table cm, independent of how it is drawn. */
export interface FieldWorkSign {
  /** The line of the work. */
  readonly trace: Polyline;
  /** Branches, stakes, or the slope in front of a parapet. */
  readonly strokes: readonly Segment[];
  /** The blocks of a barricade. */
  readonly blocks: readonly Ring[];
}

/** The size of a sign's marks, and the factor by which they are spaced out. */
interface SignMeasure {
  /** 1 for a table of 230 cm drawn 700 px wide. */
  readonly size: number;
  readonly thinning: number;
}

/**
 * The sign of a work: an abatis as felled trees with branches pointing to its front, chevaux-de-frise as crossed stakes
 * on a beam, a barricade as a row of blocks, an emplacement as a parapet open to the rear, with a slope in front.
 */
export function fieldWorkSign(
  { work, points }: Pick<ShapeOf<"field-work">, "work" | "points">,
  { size, thinning }: SignMeasure,
): FieldWorkSign {
  const bare = { trace: points, strokes: [], blocks: [] };
  const marks = (line: Polyline, every: number) => along(line, every * size * thinning);
  switch (work) {
    case null:
      return bare;
    case "abatis":
      return { ...bare, strokes: marks(points, 1.5).flatMap((at) => felledTree(at, size)) };
    case "chevaux-de-frise":
      return { ...bare, strokes: marks(points, 1.7).flatMap((at) => crossedStakes(at, size)) };
    case "barricade":
      return { ...bare, blocks: marks(points, 1.4).map((at, i) => block(at, size, i)) };
    case "emplacement": {
      const trace = withWings(points);
      return { ...bare, trace, strokes: marks(trace, 0.7).map((at) => slope(at, size)) };
    }
  }
}

/** At least one mark, however short the line. */
function along(line: Polyline, everyCm: number): readonly Station[] {
  const stations = stationsAlong(line, everyCm);
  const [from, to] = line;
  if (stations.length > 0 || !from || !to) return stations;
  const length = distanceCm(from, to) || 1;
  return [{ point: from, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] }];
}

/** A point given by its distances along the line and toward its front, on the left. */
function beside({ point, along: [x, y] }: Station, alongCm: number, frontCm: number): Point {
  return moved(moved(point, [x, y], alongCm), [-y, x], frontCm);
}

function felledTree(at: Station, size: number): Segment[] {
  const place = (alongCm: number, frontCm: number) => beside(at, alongCm * size, frontCm * size);
  return [
    [place(0, -0.5), place(0, 1.7)],
    [place(0, 0.2), place(0.6, 1.2)],
    [place(0, 0.2), place(-0.6, 1.2)],
  ];
}

function crossedStakes(at: Station, size: number): Segment[] {
  const reach = 0.85 * size;
  return [
    [beside(at, -reach * 0.75, -reach), beside(at, reach * 0.75, reach)],
    [beside(at, -reach * 0.75, reach), beside(at, reach * 0.75, -reach)],
  ];
}

/** Blocks are alternately in front of and behind the line, as if thrown together. */
function block(at: Station, size: number, index: number): Ring {
  const [half, deep] = [0.58 * size, 0.52 * size];
  const shift = (index % 2 === 0 ? 0.22 : -0.22) * size;
  return [
    beside(at, -half, shift - deep),
    beside(at, half, shift - deep),
    beside(at, half, shift + deep),
    beside(at, -half, shift + deep),
  ];
}

function slope(at: Station, size: number): Segment {
  return [at.point, beside(at, 0, 1.1 * size)];
}

/** How far wings extend to the rear, in cm on the table, if the line is long enough. */
const WING_CM = 2.5;
/** How far they spread sideways for each cm to the rear. */
const WING_SPLAY = 0.4;

/** Adds a wing at each end of a straight parapet, which would otherwise look the same from front and rear. */
function withWings(points: Polyline): Polyline {
  const [from, to] = points;
  if (points.length > 2 || !from || !to) return points;
  const length = distanceCm(from, to);
  if (length === 0) return points;
  const step: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const back = Math.min(WING_CM, length / 2);
  return [
    beside({ point: from, along: step }, -back * WING_SPLAY, -back),
    from,
    to,
    beside({ point: to, along: step }, back * WING_SPLAY, -back),
  ];
}
