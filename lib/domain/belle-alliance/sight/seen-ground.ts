import type { SightTerrain } from "@/lib/rules/belle-alliance/sight";
import type { Box } from "@/lib/terrain/box";
import { bearingsOfEdge, type Fan } from "@/lib/terrain/fan";
import { moved, type Point } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";
import { distanceToSegmentCm } from "@/lib/terrain/segment";
import type { SightGround } from "./sight-ground";
import { type Eye, eyeAt, lineAt, type Mark, type Stretch, seenAlong } from "./sight-ray";

/** Corners lie straight ahead of an eye more often than in this direction. */
const START_DEG = 0.0123;
/** Rays lie no farther apart than this; where they see differently, others are put between them. */
const STEP_DEG = 1;
/** Half of this, at 200 cm, is a fortieth of a cm. */
const FINEST_DEG = 1 / 64;
/** So near to a corner on either side rays lie that see past it and not. */
const HAIR_DEG = 1e-6;
/** How far from a straight line between two rays what lies between them may be. */
const EXACT_CM = 0.03;

/** What to look over, and how the observer stands; worked out from the ground if left out. */
interface SeenFrom {
  readonly within: Box;
  readonly terrain?: SightTerrain | undefined;
}

/**
 * The ground on which a unit would be seen from a place, if it has not fired and no wall or hedge covers it: rings in cm
 * that do not overlap. By the same rules as `lookAt`, and exact to a twentieth of a cm: rays run past either side of each
 * corner at which something begins or ends, and straight edges are met exactly; curves are followed to that.
 */
export function seenGround(ground: SightGround, at: Point, seen: SeenFrom): readonly Ring[] {
  const eye = eyeAt(ground, at, seen.terrain);
  const cast = (deg: number): Ray => castRay(eye, deg, seen.within);
  const rays: Ray[] = [];
  for (const deg of bearingsOf(eye, seen.within)) {
    const last = rays.at(-1);
    const next = cast(deg);
    if (last) rays.push(...between(last, next, { eye, cast }));
    rays.push(next);
  }
  return ringsOf(rays, eye.fan);
}

interface Ray {
  readonly deg: number;
  readonly along: Point;
  readonly seen: readonly Stretch[];
}

/** Bearings all round: before and behind each corner at which something begins or ends, and in between. */
function bearingsOf({ at, fan, ground, ownSlab }: Eye, within: Box): readonly number[] {
  const bearings = Array.from({ length: 360 / STEP_DEG + 1 }, (_, i) => START_DEG + i * STEP_DEG);
  // A crest lies midway to the edge behind the eye, if that stands on a hill.
  const seesBack = ownSlab >= 0;
  const corners = fan.turns.flatMap(({ deg, area }) =>
    seesBack && area < ground.slabs.length ? [deg, deg + 180] : [deg],
  );
  corners.push(...cornersOf(within).map(([x, y]) => degOf(x - at[0], y - at[1])));
  for (const corner of corners) {
    const deg = inCircle(corner);
    bearings.push(deg - HAIR_DEG, deg + HAIR_DEG);
  }
  const inOrder = bearings
    .filter((deg) => deg >= START_DEG && deg <= START_DEG + 360)
    .sort((a, b) => a - b);
  return inOrder.filter((deg, i) => i === 0 || deg - (inOrder[i - 1] as number) > HAIR_DEG / 2);
}

function cornersOf({ minX, minY, maxX, maxY }: Box): readonly Point[] {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}

function degOf(x: number, y: number): number {
  return (Math.atan2(x, y) * 180) / Math.PI;
}

function castRay(eye: Eye, deg: number, within: Box): Ray {
  const along = alongOf(deg);
  const end = exitOf(eye.at, along, within);
  return { deg, along, seen: end.atCm > 0 ? seenAlong(eye, along, end) : [] };
}

function alongOf(deg: number): Point {
  const turn = (deg * Math.PI) / 180;
  return [Math.sin(turn), Math.cos(turn)];
}

/** Where a ray leaves a box; by one of its sides. */
function exitOf([x, y]: Point, [dx, dy]: Point, box: Box): Mark {
  const reach = (speed: number, low: number, high: number) => {
    if (speed === 0) return Number.POSITIVE_INFINITY;
    return (speed > 0 ? high : low) / speed;
  };
  const across = reach(dx, box.minX - x, box.maxX - x);
  const along = reach(dy, box.minY - y, box.maxY - y);
  const side = across < along ? (dx > 0 ? 1 : 2) : dy > 0 ? 3 : 4;
  return { atCm: Math.min(across, along), line: "straight", edge: -1, other: -1, scale: side };
}

/** Rays between two, so many that straight lines between them are exact. */
function between(a: Ray, b: Ray, look: RoundLook): readonly Ray[] {
  if (b.deg - a.deg <= FINEST_DEG) return [];
  const bend = bendBetween(a, b, look.eye.fan);
  if (bend === "none") return [];
  const corner = typeof bend === "string" ? null : cornerBetween(a, b, bend, look.eye.fan);
  const middle = look.cast(corner ?? (a.deg + b.deg) / 2);
  if (bend === "unknown" && isStraight(a, middle, b)) return [middle];
  return [...between(a, middle, look), middle, ...between(middle, b, look)];
}

/** What is asked while one looks all round. */
interface RoundLook {
  readonly eye: Eye;
  readonly cast: (deg: number) => Ray;
}

/**
 * Two marks between which what is seen does not end along a straight line; or whether there are none such, or one cannot
 * say. Where the lines that put them there meet at a corner, one of the two lies off that straight line by as much as
 * the corner or more.
 */
function bendBetween(a: Ray, b: Ray, fan: Fan): readonly [Mark, Mark] | "none" | "unknown" {
  if (a.seen.length !== b.seen.length) return "unknown";
  const middle = alongOf((a.deg + b.deg) / 2);
  let bend: "none" | "unknown" = "none";
  for (let i = 0; i < 2 * a.seen.length; i++) {
    const [one, other] = [markOf(a, i), markOf(b, i)];
    if (areOfOneLine(one, other) && one.line !== "curve") continue;
    for (const mark of [one, other]) {
      const atCm = lineAt(fan, mark, middle);
      if (atCm === null) bend = "unknown";
      else if (offCm(placeOf(a, one), placeOf(b, other), moved(EYE, middle, atCm)) > EXACT_CM)
        return [one, other];
    }
  }
  return bend;
}

function markOf({ seen }: Ray, i: number): Mark {
  const stretch = seen[i >> 1] as Stretch;
  return i % 2 === 0 ? stretch.from : stretch.to;
}

function areOfOneLine(one: Mark, other: Mark): boolean {
  return (
    one.line !== "unknown" &&
    one.line === other.line &&
    one.edge === other.edge &&
    one.other === other.other &&
    Math.abs(one.scale - other.scale) < 1e-9
  );
}

/** The bearing between two rays at which an edge ends by which one of two marks stands. */
function cornerBetween(a: Ray, b: Ray, marks: readonly [Mark, Mark], fan: Fan): number | null {
  for (const edge of marks.flatMap((mark) => [mark.edge, mark.other])) {
    for (const bearing of edge < 0 ? [] : bearingsOfEdge(fan, edge)) {
      const deg = inCircle(bearing);
      // An edge behind the eye is met half a circle away.
      for (const each of [deg, deg > 180 + START_DEG ? deg - 180 : deg + 180]) {
        if (each > a.deg + HAIR_DEG && each < b.deg - HAIR_DEG) return each;
      }
    }
  }
  return null;
}

function inCircle(deg: number): number {
  return START_DEG + ((((deg - START_DEG) % 360) + 360) % 360);
}

/** Whether the ends of what a ray in the middle sees lie on the straight lines between those of the rays beside it. */
function isStraight(a: Ray, middle: Ray, b: Ray): boolean {
  const { length } = middle.seen;
  if (a.seen.length !== length || b.seen.length !== length) return false;
  const cosine = a.along[0] * middle.along[0] + a.along[1] * middle.along[1];
  for (let i = 0; i < 2 * length; i++) {
    const [one, other] = [markOf(a, i).atCm, markOf(b, i).atCm];
    const straight = one + other === 0 ? 0 : (2 * one * other * cosine) / (one + other);
    if (Math.abs(straight - markOf(middle, i).atCm) > EXACT_CM) return false;
  }
  return true;
}

function offCm(from: Point, to: Point, at: Point): number {
  return distanceToSegmentCm(at, [from, to]);
}

/** Where places are counted from the eye. */
const EYE: Point = [0, 0];

function placeOf({ along }: Ray, { atCm }: Mark): Point {
  return moved(EYE, along, atCm);
}

/** Strips of neighbouring rays that see as many stretches. */
function ringsOf(rays: readonly Ray[], fan: Fan): readonly Ring[] {
  const rings: Ring[] = [];
  let start = 0;
  for (let i = 1; i <= rays.length; i++) {
    const [before, here] = [rays[i - 1] as Ray, rays[i]];
    if (here && isContinued(before, here, fan)) continue;
    const strip = rays.slice(start, i);
    // What only one ray sees is as wide as half the way to its neighbours.
    const wide = widened(strip, rays[start - 1], here);
    for (const k of before.seen.keys()) rings.push(stripOf(wide, k, fan.at));
    start = i;
  }
  return rings;
}

/** Whether what two neighbouring rays see hangs together. */
function isContinued(a: Ray, b: Ray, fan: Fan): boolean {
  if (a.seen.length !== b.seen.length) return false;
  const overlap = a.seen.every(({ from, to }, i) => {
    const other = b.seen[i] as Stretch;
    return from.atCm <= other.to.atCm && other.from.atCm <= to.atCm;
  });
  return overlap || bendBetween(a, b, fan) === "none";
}

function widened(
  strip: readonly Ray[],
  before: Ray | undefined,
  after: Ray | undefined,
): readonly Ray[] {
  const [first, last] = [strip[0] as Ray, strip.at(-1) as Ray];
  return [
    ...(before ? [turned(first, (before.deg + first.deg) / 2)] : []),
    ...strip,
    ...(after ? [turned(last, (last.deg + after.deg) / 2)] : []),
  ];
}

function turned({ seen }: Ray, deg: number): Ray {
  return { deg, along: alongOf(deg), seen };
}

function stripOf(strip: readonly Ray[], k: number, at: Point): Ring {
  const end = (which: "from" | "to") =>
    strip.map(({ along, seen }) => moved(at, along, (seen[k] as Stretch)[which].atCm));
  return withoutNeedless([...end("to"), ...end("from").toReversed()]);
}

/** Without the corners at which a ring does not turn. */
function withoutNeedless(ring: Ring): Ring {
  const kept: Point[] = [];
  for (const [i, corner] of ring.entries()) {
    const [before, next] = [kept.at(-1), ring[i + 1]];
    if (!before || !next || turns(before, corner, next)) kept.push(corner);
  }
  return kept;
}

function turns(before: Point, corner: Point, next: Point): boolean {
  const [x, y] = [corner[0] - before[0], corner[1] - before[1]];
  const [nextX, nextY] = [next[0] - corner[0], next[1] - corner[1]];
  const ahead = x * nextX + y * nextY;
  return ahead < 0 || Math.abs(x * nextY - y * nextX) > STRAIGHT * ahead;
}

/** The tangent of a turn too small to see. */
const STRAIGHT = 1e-5;
