import { type Barrier, barrierTo } from "@/lib/rules/belle-alliance/march-passage";
import type { MarchMode, Stretch, TurnOnWay } from "@/lib/rules/belle-alliance/march-question";
import { bearingDeg, type Point } from "@/lib/terrain/point";
import { cutAt, lengthCm, type Polyline, segmentsOf } from "@/lib/terrain/polyline";
import { simplified } from "@/lib/terrain/simplify";
import { findWay, type NoWay } from "./find-way";
import { type MarchGround, stretchesAlong } from "./march-ground";
import {
  type MarchingColumn,
  type MarchOverBounds,
  marchOverBounds,
  type Slowing,
} from "./march-over-bounds";

interface Place {
  readonly xCm: number;
  readonly yCm: number;
}

/** A way over the table and the march along it. */
export interface Way extends Omit<MarchOverBounds, "headCm" | "slowedBy"> {
  /** Its corners in cm, from where the head stands to where it goes. */
  readonly way: Polyline;
  readonly lengthCm: number;
  /** Where the head is at the end of each bound, the first of them numbered 1. */
  readonly bounds: readonly ({ readonly n: number } & Place)[];
  /** What slows it, with the place where the head is when it begins. */
  readonly slowedBy: readonly (Slowing & Place)[];
}

type Pace = Extract<MarchMode, "ordinary" | "fast">;

/**
 * The march along a way drawn by hand: the ground under the line is what counts, a road where it runs within 1 cm. What
 * it touches for no more than a cell's breadth does not close it, as a way that was found and kept may do at a corner.
 */
export function wayAlong(
  ground: MarchGround,
  column: MarchingColumn,
  way: Polyline,
  mode: Pace,
): Way {
  const stretches = withoutGrazes(stretchesAlong(way, ground, column), column, isGraze);
  return marchAlong(way, stretches, column, mode, turnsAlong(way, column));
}

/** A line that closes the way is none, however thin. */
function isGraze({ lengthCm }: Stretch, { rule }: Barrier): boolean {
  return lengthCm <= GRAZE_CM && rule !== "table 4";
}

/** The diagonal of a cell. */
const GRAZE_CM = 1.5;

function marchAlong(
  way: Polyline,
  stretches: readonly Stretch[],
  column: MarchingColumn,
  mode: Pace,
  turns: readonly TurnOnWay[] = [],
): Way {
  const { headCm, slowedBy, ...march } = marchOverBounds(column, stretches, mode, turns);
  return {
    way,
    lengthCm: lengthCm(way),
    bounds: headCm.map((cm, index) => ({ n: index + 1, ...placeAt(way, cm) })),
    slowedBy: slowedBy.map((each) => ({ ...each, ...placeAt(way, each.fromCm) })),
    ...march,
  };
}

/**
 * The turns at the bends of a way [2.4.1–2.4.3]: columns of march wheel, all others rotate, which is shorter. A bend is
 * one that the line still has within a cm of itself, and of more than a few degrees: our reading, for the rules know no
 * line. The turn to its first stretch is not among them, because a column may form in any direction.
 */
function turnsAlong(way: Polyline, { formation }: MarchingColumn): TurnOnWay[] {
  const kind = formation === "column-of-march" ? "wheel" : "rotation";
  const line = simplified(way, BEND_CM);
  return line.slice(1, -1).flatMap((at, i) => {
    const [before, after] = [line[i] as Point, line[i + 2] as Point];
    const turnedDeg = Math.abs(signedDeg(bearingDeg(at, after) - bearingDeg(before, at)));
    if (turnedDeg < LEAST_BEND_DEG) return [];
    return [{ kind, degrees: turnedDeg, atCm: lengthCm(way.slice(0, way.indexOf(at) + 1)) }];
  });
}

/** An angle from -180 to 180 degrees. */
function signedDeg(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

const BEND_CM = 1;
const LEAST_BEND_DEG = 5;

function placeAt(way: Polyline, atCm: number): Place {
  const [xCm, yCm] = cutAt(way, atCm).at(-1) ?? [0, 0];
  return { xCm, yCm };
}

/** The fastest way through places, one after the other, and the march along it, or why there is none. */
export function fastestWayThrough(
  ground: MarchGround,
  column: MarchingColumn,
  places: Polyline,
  mode: Pace,
): Way | NoWay {
  const way: Point[] = [];
  for (const [from, to] of segmentsOf(places)) {
    const leg = findWay(ground, column, { from, to });
    if (typeof leg === "string") return leg;
    way.push(...(way.length === 0 ? leg : leg.slice(1)));
  }
  const stretches = withoutGrazes(stretchesAlong(way, ground, column), column);
  return marchAlong(way, stretches, column, mode, turnsAlong(way, column));
}

interface Ends {
  readonly from: Point;
  readonly to: Point;
}

/** The fastest way between two places and the march along it, or why there is none. */
export function fastestWay(
  ground: MarchGround,
  column: MarchingColumn,
  ends: Ends,
  mode: Pace,
): Way | NoWay {
  const found = foundWay(ground, column, ends);
  return typeof found === "string" ? found : marchAlong(found.way, found.stretches, column, mode);
}

/** The same for both paces; the way is one, because fast march doubles every rate [2.3.2]. */
export function fastestWayAtEachPace(
  ground: MarchGround,
  column: MarchingColumn,
  ends: Ends,
): Readonly<Record<Pace, Way>> | NoWay {
  const found = foundWay(ground, column, ends);
  if (typeof found === "string") return found;
  const march = (mode: Pace) => marchAlong(found.way, found.stretches, column, mode);
  return { ordinary: march("ordinary"), fast: march("fast") };
}

function foundWay(
  ground: MarchGround,
  column: MarchingColumn,
  ends: Ends,
): { readonly way: Polyline; readonly stretches: readonly Stretch[] } | NoWay {
  const way = findWay(ground, column, ends);
  if (typeof way === "string") return way;
  return { way, stretches: withoutGrazes(stretchesAlong(way, ground, column), column) };
}

/**
 * The stretches of a way without grazes, where the ground before goes on. All barriers on a way that was found are such:
 * it leads over open cells, so what closes it is a corner that it cuts by less than a cell.
 */
function withoutGrazes(
  stretches: readonly Stretch[],
  column: MarchingColumn,
  isOne: (stretch: Stretch, barrier: Barrier) => boolean = () => true,
): Stretch[] {
  let before: Stretch["ground"] = "ordinary";
  return stretches.map((stretch) => {
    const barrier = barrierTo(column, stretch);
    if (barrier && isOne(stretch, barrier)) return { ground: before, lengthCm: stretch.lengthCm };
    before = stretch.ground;
    return stretch;
  });
}

/** Where the head stands after each bound of its way; then it waits for the tail. */
export function boundsOnWay({ bounds, headArrivesBound }: Way): Way["bounds"] {
  return bounds.slice(0, headArrivesBound ?? bounds.length);
}
