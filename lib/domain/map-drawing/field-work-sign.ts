import type { DrawnWork } from "@/lib/rules/belle-alliance/drawn-work";
import { distanceCm, moved, type Point, type Segment } from "@/lib/terrain/point";
import { type Polyline, type Station, stationsAlong } from "@/lib/terrain/polyline";
import type { Ring } from "@/lib/terrain/ring";

/** The sign of a field work in table cm, for whatever draws it. */
export interface FieldWorkSign {
  /** The line the work runs along. */
  readonly trace: Polyline;
  /** Branches, stakes, or the slope before a parapet. */
  readonly strokes: readonly Segment[];
  /** The blocks of a barricade. */
  readonly blocks: readonly Ring[];
}

/** How large the marks of a sign are, and how much farther apart than usual they stand. */
interface SignMeasure {
  /** 1 where a table of 230 cm is drawn 700 px wide. */
  readonly size: number;
  readonly thinning: number;
}

/**
 * The sign of a work: an abatis as felled trees whose branches point to its front, chevaux-de-frise as
 * crossed stakes on a beam, a barricade as a row of blocks, an emplacement as a parapet open to the rear,
 * with its slope before it.
 */
export function fieldWorkSign(
  { work, points }: { readonly work: DrawnWork | null; readonly points: Polyline },
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

/** Marks stand at least once, however short the line. */
function along(line: Polyline, everyCm: number): readonly Station[] {
  const stations = stationsAlong(line, everyCm);
  const [from, to] = line;
  if (stations.length > 0 || !from || !to) return stations;
  const length = distanceCm(from, to) || 1;
  return [{ point: from, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] }];
}

/** A place given by steps along the line and toward its front, the left side. */
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

/** Blocks stand in turn before and behind the line, as what was to be had was thrown together. */
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

/** Wings run this far back, in cm on the table, where the line is long enough for it. */
const WING_CM = 2.5;
/** They open to the sides by this much for each cm they run back. */
const WING_SPLAY = 0.4;

/** A straight parapet gets a wing at each end, or its front would look like its rear. */
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
