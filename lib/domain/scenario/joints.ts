import { type Box, boxAround, boxHolds, widened } from "@/lib/terrain/box";
import { carriedAlong, isJoined, type JointTargets, jointNear } from "@/lib/terrain/joint";
import type { Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { closedLine } from "@/lib/terrain/ring";
import { flattened, smoothLine, smoothRing } from "@/lib/terrain/smooth";
import { type Span, spanNear, type WaterGround } from "@/lib/terrain/span";
import { terrainKindOf } from "../ground/belle-alliance/kinds";
import type { PointCm } from "../primitives";
import type { Feature, FeatureKind, ShapeFeature } from "./feature";

/** A watercourse without a width is drawn as wide as this. */
const OPEN_WIDTH_CM = 1;

/** Whether a shape's ends can be joined to lines: every line but a bridge, which is laid over two. */
export function canJoinEnds(feature: Feature): feature is ShapeFeature {
  return feature.kind !== "crossing" && isLine(feature.kind);
}

/** What a new corner of a kind is joined to on a map: the corners of all that is not a hill, and the course of what it can run into. */
export function jointTargets(
  kind: ShapeFeature["kind"],
  features: readonly Feature[],
  butId: string | null = null,
): JointTargets {
  const others = features.filter(({ id }) => id !== butId);
  return {
    places: others.flatMap((each) =>
      each.kind === "place" || each.kind === "hill" ? [] : each.points,
    ),
    lines: others.flatMap((each) => (runsInto(kind, each.kind) ? [courseOf(each)] : [])),
  };
}

/** A line with both its ends joined to the nearest of what they can run into, within `reachCm`; null where there is nothing to join. */
export function withJoinedEnds(
  shape: ShapeFeature,
  features: readonly Feature[],
  reachCm: number,
): PointCm[] | null {
  const { lines } = jointTargets(shape.kind, features, shape.id);
  const joined = shape.points.map((point, at): PointCm => {
    const isEnd = at === 0 || at === shape.points.length - 1;
    const isOpen = isEnd && !lines.some((line) => isJoined(point, line));
    const [x, y] = (isOpen && jointNear(point, { places: [], lines }, reachCm)) || point;
    return [x, y];
  });
  const isChanged = joined.some(
    ([x, y], at) => x !== shape.points[at]?.[0] || y !== shape.points[at]?.[1],
  );
  return isChanged ? joined : null;
}

/** Shapes with those ends joined to the course of others that were so before they were simplified, and are still within reach. */
export function withJoints(
  features: readonly Feature[],
  { wasJoined, reachCm }: { readonly wasJoined: (end: Point) => boolean; readonly reachCm: number },
): readonly Feature[] {
  const courses = features.map((feature) => {
    const line = feature.kind === "place" || !canBeMet(feature.kind) ? [] : drawnCourse(feature);
    return { feature, line, box: widened(boxAround(line), reachCm) };
  });
  return features.map((feature) => {
    if (!canJoinEnds(feature)) return feature;
    const points = withEndsCarried(feature.points, (end) => {
      if (!wasJoined(end)) return null;
      const near = courses.filter(
        (other) =>
          other.feature !== feature &&
          runsInto(feature.kind, other.feature.kind) &&
          boxHolds(other.box, end),
      );
      const lines = near.map(({ line }) => line);
      if (lines.some((line) => isJoined(end, line))) return null;
      return jointNear(end, { places: [], lines }, reachCm);
    });
    return points === null ? feature : { ...feature, points };
  });
}

/** Whether other shapes can run into one of a kind. */
function canBeMet(kind: FeatureKind): boolean {
  return kind === "water" || (kind !== "crossing" && isLine(kind));
}

/** Where a bridge or ford put down near a place lies: over the water, along the road; null where there is no water within reach. */
export function crossingSpan(
  features: readonly Feature[],
  wish: { readonly near: Point; readonly reachCm: number; readonly widthCm: number },
): Span | null {
  const roads = features.flatMap((each) => (each.kind === "road" ? [courseOf(each)] : []));
  const waters = features.flatMap((each): WaterGround[] => {
    if (each.kind === "water") return [{ ring: courseOf(each).slice(1) }];
    if (each.kind !== "stream") return [];
    return [{ line: courseOf(each), widthCm: each.widthCm ?? OPEN_WIDTH_CM }];
  });
  return spanNear(wish, { roads, waters });
}

/** Takes ends of other lines along that were joined to a shape of a draft, now that it lies elsewhere; and what is joined to those. What is locked stays. */
export function carryJoints(
  features: readonly Feature[],
  before: ShapeFeature,
  after: ShapeFeature,
): void {
  if (!canBeMet(before.kind)) return;
  const seen = new Set([before.id]);
  const moves = [moveOf(before, after)];
  for (let move = moves.shift(); move; move = moves.shift()) {
    for (const other of features) {
      if (seen.has(other.id) || other.locked || !canJoinEnds(other)) continue;
      const old = { ...other, points: other.points };
      if (!carryEnds(other, move)) continue;
      seen.add(other.id);
      moves.push(moveOf(old, other));
    }
  }
}

/** How a shape's course has changed, and the box all that was joined to it lies in. */
interface Move {
  readonly kind: FeatureKind;
  readonly from: Polyline;
  readonly to: Polyline;
  readonly box: Box;
}

function moveOf(before: ShapeFeature, after: ShapeFeature): Move {
  // Not kept: a draft changes while it stays the same object.
  const from = drawnCourse(before);
  return { kind: before.kind, from, to: drawnCourse(after), box: widened(boxAround(from), 1) };
}

/** Whether an end was joined to what moved, and now is again. */
function carryEnds(line: ShapeFeature, { kind, from, to, box }: Move): boolean {
  if (!runsInto(line.kind, kind)) return false;
  const points = withEndsCarried(line.points, (end) =>
    boxHolds(box, end) && isJoined(end, from) ? carriedAlong(end, from, to) : null,
  );
  if (points === null) return false;
  line.points = points;
  return true;
}

function withEndsCarried(
  points: readonly PointCm[],
  carried: (end: PointCm) => Point | null,
): PointCm[] | null {
  const last = points.length - 1;
  const moved = points.map((point, at) => (at === 0 || at === last ? carried(point) : null));
  if (moved.every((each) => each === null)) return null;
  return points.map((point, at): PointCm => {
    const [x, y] = moved[at] ?? point;
    return [x, y];
  });
}

/** Roads and streams run into each other and streams into broad water; other lines into their own kind. */
function runsInto(kind: FeatureKind, other: FeatureKind): boolean {
  if (kind === "stream" && other === "water") return true;
  if (WAYS.includes(kind)) return WAYS.includes(other);
  return kind === other && kind !== "crossing" && isLine(kind);
}

const WAYS: readonly FeatureKind[] = ["road", "stream"];

function isLine(kind: FeatureKind): boolean {
  return kind !== "place" && terrainKindOf({ kind }).shape === "line";
}

/** Courses of features already worked out: an edit leaves most features the same objects. */
const COURSES = new WeakMap<Feature, readonly Point[]>();

function courseOf(feature: Feature): readonly Point[] {
  if (feature.kind === "place") return [];
  const known = COURSES.get(feature);
  if (known) return known;
  const course = drawnCourse(feature);
  COURSES.set(feature, course);
  return course;
}

/** The line a shape runs along as it is drawn, an area's edge closed; not kept. */
export function drawnCourse({ kind, points }: ShapeFeature): readonly Point[] {
  if (kind === "road" || kind === "stream") return flattened(smoothLine(points));
  if (terrainKindOf({ kind }).shape === "area") return closedLine(flattened(smoothRing(points)));
  return points;
}
