import { type Box, boxAround, boxContains, widened } from "@/lib/terrain/box";
import { carriedAlong, isJoined, type JointTargets, jointNear } from "@/lib/terrain/joint";
import { distanceCm, moved, type Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { closedLine } from "@/lib/terrain/ring";
import { type Span, spanNear, type WaterGround } from "@/lib/terrain/span";
import type { PointCm } from "../../document/primitives";
import { drawnLine } from "../../table/looks/looks";
import { terrainKindOf } from "../ground/kinds";
import type { Feature, FeatureKind, ShapeFeature } from "./feature";

/** The drawn width of a watercourse that has no width yet. */
const OPEN_WIDTH_CM = 1;

/** Whether a shape's ends can be joined to lines: true for every line except a bridge, which is laid across two. */
export function canJoinEnds(feature: Feature): feature is ShapeFeature {
  return feature.kind !== "crossing" && isLine(feature.kind);
}

/**
 * What a new corner of a kind can be joined to on a map: the corners of everything except hills and places, and the
 * courses of whatever that kind can run into.
 */
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

/** A line with both ends joined to the nearest thing they can run into within `reachCm`; null if nothing changes. */
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

/**
 * For a line dragged by `byCm`: the offset that joins one of its ends to something it can run into, and the joint. Null
 * if no end comes within reach of a joint it does not already have.
 */
export function carriedToJoint(
  shape: ShapeFeature,
  features: readonly Feature[],
  { byCm, reachCm }: { readonly byCm: Point; readonly reachCm: number },
): { readonly byCm: Point; readonly at: Point } | null {
  if (!canJoinEnds(shape)) return null;
  const { lines } = jointTargets(shape.kind, features, shape.id);
  const joints = [shape.points[0], shape.points.at(-1)].flatMap((end) => {
    if (!end) return [];
    const open = lines.filter((line) => !isJoined(end, line));
    const at = jointNear(moved(end, byCm), { places: [], lines: open }, reachCm);
    return at === null ? [] : [{ at, byCm: [at[0] - end[0], at[1] - end[1]] as const }];
  });
  const farCm = (joint: { readonly byCm: Point }) => distanceCm(joint.byCm, byCm);
  return joints.sort((a, b) => farCm(a) - farCm(b))[0] ?? null;
}

/** Simplified shapes, with the ends that were joined to another's course before joined again if still within reach. */
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
          boxContains(other.box, end),
      );
      const lines = near.map(({ line }) => line);
      if (lines.some((line) => isJoined(end, line))) return null;
      return jointNear(end, { places: [], lines }, reachCm);
    });
    return points === null ? feature : { ...feature, points };
  });
}

/** Whether other shapes can run into one of this kind. */
function canBeMet(kind: FeatureKind): boolean {
  return kind === "water" || (kind !== "crossing" && isLine(kind));
}

/**
 * The position of a bridge or ford placed near a point: across the water and along the road; null if no water is within
 * reach.
 */
export function crossingSpan(
  features: readonly Feature[],
  options: { readonly near: Point; readonly reachCm: number; readonly widthCm: number },
): Span | null {
  const roads = features.flatMap((each) => (each.kind === "road" ? [courseOf(each)] : []));
  const waters = features.flatMap((each): WaterGround[] => {
    if (each.kind === "water") return [{ ring: courseOf(each).slice(1) }];
    if (each.kind !== "stream") return [];
    return [{ line: courseOf(each), widthCm: each.widthCm ?? OPEN_WIDTH_CM }];
  });
  return spanNear(options, { roads, waters });
}

/**
 * After a shape of a draft has changed, moves the ends of other lines that were joined to it, and the ends joined to
 * those in turn. Locked features stay.
 */
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

/** How a shape's course changed, and a box containing every end that was joined to it. */
interface Move {
  readonly kind: FeatureKind;
  readonly from: Polyline;
  readonly to: Polyline;
  readonly box: Box;
}

function moveOf(before: ShapeFeature, after: ShapeFeature): Move {
  // Not cached, because a draft changes while remaining the same object.
  const from = drawnCourse(before);
  return { kind: before.kind, from, to: drawnCourse(after), box: widened(boxAround(from), 1) };
}

/** Moves the ends of `line` that were joined to what moved; returns whether there were any. */
function carryEnds(line: ShapeFeature, { kind, from, to, box }: Move): boolean {
  if (!runsInto(line.kind, kind)) return false;
  const points = withEndsCarried(line.points, (end) =>
    boxContains(box, end) && isJoined(end, from) ? carriedAlong(end, from, to) : null,
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

/** Roads and streams run into each other, and streams into broad water; other lines only into their own kind. */
function runsInto(kind: FeatureKind, other: FeatureKind): boolean {
  if (kind === "stream" && other === "water") return true;
  if (WAYS.includes(kind)) return WAYS.includes(other);
  return kind === other && kind !== "crossing" && isLine(kind);
}

const WAYS: readonly FeatureKind[] = ["road", "stream"];

function isLine(kind: FeatureKind): boolean {
  return kind !== "place" && terrainKindOf({ kind }).shape === "line";
}

/** Cached courses: an edit leaves most features the same objects. */
const COURSES = new WeakMap<Feature, readonly Point[]>();

function courseOf(feature: Feature): readonly Point[] {
  if (feature.kind === "place") return [];
  const known = COURSES.get(feature);
  if (known) return known;
  const course = drawnCourse(feature);
  COURSES.set(feature, course);
  return course;
}

/** The line of a shape as drawn, closed if it is an area's edge; not cached. */
export function drawnCourse(feature: ShapeFeature): readonly Point[] {
  const line = drawnLine(feature);
  return terrainKindOf(feature).shape === "area" ? closedLine(line) : line;
}
