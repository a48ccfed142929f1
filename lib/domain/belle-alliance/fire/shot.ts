import { sidesOf } from "@/lib/rules/belle-alliance/field-of-fire";
import {
  bearingDeg,
  between,
  direction,
  distanceCm,
  type Point,
  type Segment,
} from "@/lib/terrain/point";
import { edgesOf, type Ring, ringsMeet } from "@/lib/terrain/ring";
import { nearestOnSegment } from "@/lib/terrain/segment";
import { partInWedge, type Wedge } from "@/lib/terrain/wedge";
import { clockwise, type FiringFront, wedgesOfBases } from "./firing-front";
import type { UnitOnGround } from "./unit-on-ground";

/** What a shot may hit: a point on the target's outer edge. */
export interface Hit {
  readonly at: Point;
  /** Along the line of fire, in cm. */
  readonly distanceCm: number;
  /** What the edge is to the target's formation; null where it has neither flanks nor rear. */
  readonly side: "front" | "flank" | "rear" | null;
  /** The angle between the line of fire and the target's front, 0 to 90 degrees. */
  readonly toFrontDeg: number;
  /** The fire counts as into the flank or the rear [3.1.8]. */
  readonly counts: "flank" | "rear" | null;
}

/** A line of fire still to be aimed: the point it starts from, and the points it may end at, the nearest first. */
export interface Shot {
  /** The middle of the front of the figures that take part [3.1.3]. */
  readonly from: Point;
  /** The figures in the front rank that can aim at the target. */
  readonly files: number;
  /** All figures in that rank. */
  readonly ofFiles: number;
  /** The width of their front in cm. */
  readonly frontCm: number;
  readonly front: FiringFront;
  readonly hits: readonly Hit[];
}

/**
 * The shot of a front at a target with all figures that can aim at it [3.1.3]; null if none can, or if the line of fire
 * from their middle does not meet the target within the arc, which happens to a single figure alone. Readings: all who
 * can aim take part, and the firer aims at the nearest point of each edge unless that is blocked.
 */
export function shotFrom(front: FiringFront, target: UnitOnGround): Shot | null {
  const edges = edgesOf(clockwise(target.outline));
  const aiming = wedgesOfBases(front).flatMap((wedge, i) =>
    meets(wedge, edges, target.outline) ? [i] : [],
  );
  const [first, last] = [aiming[0], aiming.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { left, right, files } = front;
  const from = between(left, right, (first + last + 1) / 2 / files);
  const wedge = { ...front, left: from, right: from };
  const hits = edges
    .flatMap((edge, i) => hitsOn({ edge, side: i, from, wedge, target }))
    .toSorted((a, b) => a.distanceCm - b.distanceCm);
  if (hits.length === 0) return null;
  const count = last - first + 1;
  const frontCm = (distanceCm(left, right) * count) / files;
  return { from, files: count, ofFiles: files, frontCm, front, hits };
}

/** Whether any point of an area lies in a wedge. */
function meets(wedge: Wedge, edges: readonly Segment[], outline: Ring): boolean {
  if (edges.some((edge) => partInWedge(edge, wedge) !== null)) return true;
  return ringsMeet(outline, [wedge.left, wedge.right]);
}

interface Edge {
  readonly edge: Segment;
  /** Its place around the target: 0 front, 1 right, 2 rear, 3 left. */
  readonly side: number;
  readonly from: Point;
  readonly wedge: Wedge;
  readonly target: UnitOnGround;
}

/** The nearest point of an edge that faces the firer, then others along it that the firer may choose instead. */
function hitsOn(input: Edge): Hit[] {
  const { edge, from, wedge } = input;
  if (!isFacing(edge, from)) return [];
  const part = partInWedge(edge, wedge);
  if (part === null) return [];
  const nearest = nearestOnSegment(from, part);
  const others = CHOICES.map((share) => between(part[0], part[1], share));
  return [nearest, ...others].map((at) => hitAt(at, input));
}

/** Where along the part of an edge within the arc other points of aim are tried, as shares of it. */
const CHOICES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1] as const;

/** An edge's outer side is on its left. */
function isFacing([a, b]: Segment, from: Point): boolean {
  return (b[0] - a[0]) * (from[1] - a[1]) - (b[1] - a[1]) * (from[0] - a[0]) > -1e-6;
}

function hitAt(at: Point, { edge, side: index, from, target }: Edge): Hit {
  const { formation, facingDeg } = target.placement;
  const line = distanceCm(from, at) < 1e-6 ? directionInto(edge) : bearingDeg(from, at);
  const toFrontDeg = acuteDeg(line - (facingDeg + 90));
  const sides = target.building ? [] : sidesOf(formation);
  const side = sides.length === 0 ? null : (SIDES[index] ?? null);
  const toEdgeDeg = acuteDeg(line - bearingDeg(...edge));
  const isInto = side === "rear" || (side === "flank" && toEdgeDeg >= LEAST_FLANK_DEG);
  const counts =
    isInto && (side === "flank" || side === "rear") && sides.includes(side) ? side : null;
  return { at, distanceCm: distanceCm(from, at), side, toFrontDeg, counts };
}

const SIDES = ["front", "flank", "rear", "flank"] as const;
const LEAST_FLANK_DEG = 45 - 1e-6;

function directionInto(edge: Segment): number {
  const along = direction(...edge);
  return bearingDeg([0, 0], [along[1], -along[0]]);
}

/** The angle between two lines that differ by this in direction, 0 to 90 degrees. */
function acuteDeg(differenceDeg: number): number {
  const turn = ((differenceDeg % 180) + 180) % 180;
  return Math.min(turn, 180 - turn);
}
