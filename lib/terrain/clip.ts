import { Clipper, EndType, FillRule, JoinType, type PathD, type RectD } from "clipper2-ts";
import type { Box } from "./box";
import type { Point } from "./point";
import type { Polyline } from "./polyline";
import { type Ring, signedAreaCm2 } from "./ring";

/** Clipper reckons in whole numbers: of a thousandth of a mm. */
const PLACES = 4;

/** The parts of an area that lie within a box. */
export function areaWithin(ring: Ring, box: Box): readonly Ring[] {
  return Clipper.rectClip(rectOf(box), [pathOf(ring)], PLACES).map(pointsOf);
}

/** The parts of a line that lie within a box. */
export function lineWithin(line: Polyline, box: Box): readonly Polyline[] {
  return Clipper.rectClipLines(rectOf(box), [pathOf(line)], PLACES).map(pointsOf);
}

/** Areas as one where they touch; the outlines alone, for an area on the table has no holes. */
export function united(rings: readonly Ring[]): readonly Ring[] {
  return outlines(Clipper.unionD(rings.map(outlineOf), FillRule.NonZero));
}

/** What another area leaves of one; where it lies wholly inside, nothing is cut, since an area has no holes. */
export function cutBy(ring: Ring, knife: Ring): readonly Ring[] {
  return outlines(
    Clipper.differenceD([outlineOf(ring)], [outlineOf(knife)], FillRule.NonZero, PLACES),
  );
}

/** What a lane of some width along a line leaves of an area; nothing is cut where it lies wholly inside. */
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

/** Clipper's own limit; how far a lane's round bends may miss a true arc. */
const MITER_LIMIT = 2;
const ARC_CM = 0.05;

/** Clipper takes a ring for an outline or a hole by the way round it is drawn. */
function outlineOf(ring: Ring): PathD {
  return pathOf(signedAreaCm2(ring) < 0 ? ring.toReversed() : ring);
}

function outlines(paths: readonly PathD[]): readonly Ring[] {
  return paths.filter((path) => Clipper.isPositiveD(path)).map(pointsOf);
}

function rectOf({ minX, minY, maxX, maxY }: Box): RectD {
  return { left: minX, top: minY, right: maxX, bottom: maxY };
}

function pathOf(points: readonly Point[]): PathD {
  return points.map(([x, y]) => ({ x, y }));
}

function pointsOf(path: PathD): Point[] {
  return path.map(({ x, y }) => [x, y]);
}
