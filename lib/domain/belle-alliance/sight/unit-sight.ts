import type { SightTerrain } from "@/lib/rules/belle-alliance/sight";
import { between, distanceCm, type Point } from "@/lib/terrain/point";
import { edgesOf, middleOf, type Ring } from "@/lib/terrain/ring";
import { type Look, lookAt } from "./look";
import type { SightGround } from "./sight-ground";

/** A piece on the table, for sight: the ground it covers, in table cm. */
export interface SightPiece {
  readonly outline: Ring;
  /** How it stands; worked out from the ground at each of its points if left out. */
  readonly terrain?: SightTerrain | undefined;
  readonly fired?: boolean | undefined;
}

/** How much of a target is seen: the whole of it, a part, or nothing. */
export interface UnitSight {
  readonly seen: "whole" | "part" | "nothing";
  /** The nearest look that sees it; if none does, that between the two middles. */
  readonly look: Look;
  readonly from: Point;
  readonly to: Point;
}

/** Points along a base's edge for sight lie no farther apart than this: the text does not say which points count. */
const APART_CM = 5;

/**
 * The points by which a piece sees and is seen [1.1.6, 1.1.7]: its middle first, then the corners of its ground and
 * places along its edges.
 */
function sightPoints(outline: Ring): readonly Point[] {
  const known = POINTS.get(outline);
  if (known) return known;
  const along = edgesOf(outline).flatMap(([from, to]) => {
    const count = Math.max(1, Math.ceil(distanceCm(from, to) / APART_CM));
    return Array.from({ length: count }, (_, i) => between(from, to, i / count));
  });
  const points = [middleOf(outline), ...along];
  POINTS.set(outline, points);
  return points;
}

const POINTS = new WeakMap<Ring, readonly Point[]>();

/** Whether a piece is seen by another: any of its points by any of the other's; all of them if as a whole. */
export function unitSight(ground: SightGround, by: SightPiece, target: SightPiece): UnitSight {
  const eyes = sightPoints(by.outline);
  const points = sightPoints(target.outline);
  let best: UnitSight | null = null;
  let count = 0;
  for (const to of points) {
    const found = firstLook(ground, eyes, by, { ...target, at: to });
    if (!found) continue;
    count++;
    if (!best || found.look.distanceCm < best.look.distanceCm)
      best = { seen: "part", ...found, to };
  }
  if (best) return count === points.length ? { ...best, seen: "whole" } : best;
  const [from, to] = [eyes[0] as Point, points[0] as Point];
  const look = lookAt(ground, { at: from, terrain: by.terrain }, { ...target, at: to });
  return { seen: "nothing", look, from, to };
}

/** Whether the middle or a corner of a piece is seen from that of another: sooner answered than how much is. */
export function isSeenBy(ground: SightGround, by: SightPiece, target: SightPiece): boolean {
  const eyes = [middleOf(by.outline), ...by.outline];
  return [middleOf(target.outline), ...target.outline].some(
    (at) => firstLook(ground, eyes, by, { ...target, at }) !== null,
  );
}

function firstLook(
  ground: SightGround,
  eyes: readonly Point[],
  { terrain }: SightPiece,
  to: {
    readonly at: Point;
    readonly terrain?: SightTerrain | undefined;
    readonly fired?: boolean | undefined;
  },
): { readonly look: Look; readonly from: Point } | null {
  for (const from of eyes) {
    const look = lookAt(ground, { at: from, terrain }, to);
    if (look.visible) return { look, from };
  }
  return null;
}
