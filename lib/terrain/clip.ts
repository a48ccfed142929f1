import {
  Clipper,
  EndType,
  FillRule,
  JoinType,
  type Path64,
  type PathD,
  type Rect64,
} from "clipper2-ts";
import type { Box } from "./box";
import type { Point } from "./point";
import type { Polyline } from "./polyline";
import { type Ring, signedAreaCm2 } from "./ring";

/** Clipper computes in integers; this many decimals of a cm are kept, a thousandth of a mm. */
const PLACES = 4;
const UNITS = 10 ** PLACES;

/** The parts of an area that lie within a box. */
export function areaWithin(ring: Ring, box: Box): readonly Ring[] {
  return Clipper.rectClip(wholeRect(box), [wholePath(ring)]).map(fromWhole);
}

/** The parts of a line that lie within a box. */
export function lineWithin(line: Polyline, box: Box): readonly Polyline[] {
  return Clipper.rectClipLines(wholeRect(box), [wholePath(line)]).map(fromWhole);
}

/** The union of areas; only the outlines, because an area on the table has no holes. */
export function united(rings: readonly Ring[]): readonly Ring[] {
  return outlines(Clipper.unionD(rings.map(outlineOf), FillRule.NonZero));
}

/**
 * The union of areas: outlines anticlockwise (y north), and the holes in them clockwise. What it returned can be given
 * to it again.
 */
export function unitedWithHoles(rings: readonly Ring[]): readonly Ring[] {
  return Clipper.unionD(rings.map(pathOf), FillRule.Positive).map(pointsOf);
}

/**
 * What is left of an area after cutting another from it; if that lies entirely inside, nothing is cut, because an area
 * has no holes.
 */
export function cutBy(ring: Ring, knife: Ring): readonly Ring[] {
  return outlines(
    Clipper.differenceD([outlineOf(ring)], [outlineOf(knife)], FillRule.NonZero, PLACES),
  );
}

/**
 * What is left of an area after cutting a lane of some width along a line; nothing is cut if the lane lies entirely
 * inside.
 */
export function cutByLane(ring: Ring, line: Polyline, widthCm: number): readonly Ring[] {
  const lane = Clipper.inflatePathsD(
    [pathOf(line)],
    widthCm / 2,
    JoinType.Round,
    EndType.Square,
    MITER_LIMIT,
    PLACES,
    ARC_CM,
  );
  return outlines(Clipper.differenceD([outlineOf(ring)], lane, FillRule.NonZero, PLACES));
}

/** The outline of a lane of some width along a line, with square ends; it has holes if the line closes on itself. */
export function laneAlong(line: Polyline, widthCm: number): readonly Ring[] {
  const lane = Clipper.inflatePathsD(
    [pathOf(line)],
    widthCm / 2,
    JoinType.Round,
    EndType.Butt,
    MITER_LIMIT,
    PLACES,
    ARC_CM,
  );
  return lane.map(pointsOf);
}

/** Clipper's own limit, and how far a lane's round bends may differ from a true arc. */
const MITER_LIMIT = 2;
const ARC_CM = 0.05;

/** Clipper tells an outline from a hole by its direction. */
function outlineOf(ring: Ring): PathD {
  return pathOf(signedAreaCm2(ring) < 0 ? ring.toReversed() : ring);
}

function outlines(paths: readonly PathD[]): readonly Ring[] {
  return paths.filter((path) => Clipper.isPositiveD(path)).map(pointsOf);
}

// Clipper takes any box whose left edge is a whole number for one of its own whole units, and would cut at whole cm.
function wholeRect({ minX, minY, maxX, maxY }: Box): Rect64 {
  return { left: whole(minX), top: whole(minY), right: whole(maxX), bottom: whole(maxY) };
}

function wholePath(points: readonly Point[]): Path64 {
  return points.map(([x, y]) => ({ x: whole(x), y: whole(y) }));
}

function fromWhole(path: Path64): Point[] {
  return path.map(({ x, y }) => [x / UNITS, y / UNITS]);
}

function whole(cm: number): number {
  return Math.round(cm * UNITS);
}

function pathOf(points: readonly Point[]): PathD {
  return points.map(([x, y]) => ({ x, y }));
}

function pointsOf(path: PathD): Point[] {
  return path.map(({ x, y }) => [x, y]);
}
