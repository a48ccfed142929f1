import { type Box, boxAround, widened } from "@/lib/terrain/box";
import { lineWithin } from "@/lib/terrain/clip";
import { direction, distanceCm, type Point } from "@/lib/terrain/point";
import { cutAt, lengthCm, type Polyline } from "@/lib/terrain/polyline";
import { flattened, smoothLine } from "@/lib/terrain/smooth";
import type { ShapeOf } from "../looks/look";
import { reachCm } from "../looks/looks";
import type { Scene } from "../scene";
import { OVERLAP_MM, SHEET_MARGIN_MM, type SheetPaper } from "./table-sheets";

export type Way = ShapeOf<"road"> | ShapeOf<"stream">;

/** A road or stream on the table, and the strips it is laid from; none where it is too broad for a sheet. All lengths on paper are mm. */
export interface StripWay {
  /** Its number, as it stands on the plan. */
  readonly code: string;
  readonly way: Way;
  readonly widthCm: number;
  readonly lengthCm: number;
  readonly strips: readonly Strip[];
}

/** A piece of a way, turned so that its ends lie level. */
export interface Strip {
  /** The way's number, and the strip's own where there are several: `3.2`. */
  readonly code: string;
  readonly kind: Way["kind"];
  readonly widthMm: number;
  /** Its middle line on the table, in cm. */
  readonly onTable: Polyline;
  /** The same on paper, y downwards, with what lies below the next strip. */
  readonly line: Polyline;
  readonly box: Box;
  /** How far along it the next strip begins, and which that is; null at the end of the course. */
  readonly next: { readonly atMm: number; readonly code: string } | null;
}

const STEPS = 24;

/** What a sheet that lies across has room for, in mm. */
export function stripRoom([short, long]: SheetPaper["paperMm"]): readonly [number, number] {
  const { side, top, bottom } = SHEET_MARGIN_MM;
  return [long - 2 * side, short - top - bottom];
}

/** All ways of a table, roads before streams, cut into the fewest strips of even length that a sheet has room for. */
export function stripWays(scene: Scene, on: SheetPaper): readonly StripWay[] {
  return waysOn(scene).map(({ way, widthCm, courses }, index) => {
    const code = String(index + 1);
    const pieces = courses.flatMap((course) => cutCourse(course, widthCm, on));
    const named = (before: number) => (pieces.length === 1 ? code : `${code}.${before + 1}`);
    const strips = pieces.map((piece, i) => ({
      ...stripOf(piece, widthCm, on),
      kind: way.kind,
      code: named(i),
      next: piece.nextAtCm === null ? null : { atMm: toMm(piece.nextAtCm, on), code: named(i + 1) },
    }));
    return { code, way, widthCm, lengthCm: totalCm(courses), strips };
  });
}

/** About how many sheets the ways fill by their area alone: for maps too full to lay out. */
export function roughStripSheets(scene: Scene, on: SheetPaper): number {
  const [width, height] = stripRoom(on.paperMm);
  const ways = waysOn(scene).filter(({ widthCm }) => bendsOnSheet(widthCm, on));
  const area = ways.reduce(
    (sum, { widthCm, courses }) =>
      sum + toMm(totalCm(courses), on) * (toMm(widthCm, on) + STRIP_GAP_MM),
    0,
  );
  return Math.ceil(area / (width * (height + STRIP_GAP_MM)));
}

/** So far apart strips lie on a sheet. */
export const STRIP_GAP_MM = 5;

function waysOn({ shapes, widthCm, depthCm }: Scene) {
  const table = { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm };
  const ways = shapes.filter((each): each is Way => each.kind === "road" || each.kind === "stream");
  return ways
    .toSorted((a, b) => Number(a.kind === "stream") - Number(b.kind === "stream"))
    .map((way) => ({
      way,
      widthCm: reachCm(way) ?? 1,
      courses: lineWithin(flattened(smoothLine(way.points), STEPS), table),
    }))
    .filter(({ courses }) => courses.length > 0);
}

function totalCm(courses: readonly Polyline[]): number {
  return courses.reduce((sum, course) => sum + lengthCm(course), 0);
}

function toMm(cm: number, { scale }: Pick<SheetPaper, "scale">): number {
  return (cm * 10) / scale;
}

/** A piece of a course on the table, and where along it the next begins; null on the last. */
interface CoursePiece {
  readonly line: Polyline;
  readonly nextAtCm: number | null;
}

/** A course in pieces of one length, as few as fit the sheet; none of what is so broad that few bends would. */
function cutCourse(course: Polyline, widthCm: number, on: SheetPaper): readonly CoursePiece[] {
  const [width, height] = stripRoom(on.paperMm);
  const overlapCm = (OVERLAP_MM / 10) * on.scale;
  if (!bendsOnSheet(widthCm, on)) return [];
  const whole = lengthCm(course);
  for (let count = Math.max(1, Math.ceil(toMm(whole, on) / width)); ; count++) {
    const pieces = evenPieces(course, { each: whole / count, count, overlapCm });
    if (pieces.every((piece) => fits(stripOf(piece, widthCm, on).box, width, height)))
      return pieces;
  }
}

/** Whether something so wide leaves a sheet room to bend on. */
function bendsOnSheet(widthCm: number, on: SheetPaper): boolean {
  return toMm(widthCm, on) + 2 * OVERLAP_MM <= Math.min(...stripRoom(on.paperMm)) / 2;
}

function evenPieces(
  course: Polyline,
  {
    each,
    count,
    overlapCm,
  }: { readonly each: number; readonly count: number; readonly overlapCm: number },
): CoursePiece[] {
  const pieces: CoursePiece[] = [];
  let rest = course;
  for (let left = count; left > 1; left--) {
    pieces.push({ line: cutAt(rest, each + overlapCm), nextAtCm: each });
    rest = past(rest, each);
  }
  return [...pieces, { line: rest, nextAtCm: null }];
}

/** What is left of a line past a length of it. */
function past(line: Polyline, atCm: number): Polyline {
  const done = cutAt(line, atCm);
  const end = done.at(-1);
  return end === undefined ? line : [end, ...line.slice(done.length - 1)];
}

function fits({ minX, maxX, minY, maxY }: Box, width: number, height: number): boolean {
  return maxX - minX <= width && maxY - minY <= height;
}

function stripOf({ line: onTable }: CoursePiece, widthCm: number, on: SheetPaper) {
  const widthMm = toMm(widthCm, on);
  const line = levelled(onTable.map(([x, y]) => [toMm(x, on), -toMm(y, on)]));
  return { widthMm, onTable, line, box: widened(boxAround(line), widthMm / 2) };
}

/** A line turned so that its ends lie level, its beginning on the left; where they all but meet, its farthest place lies level with it. */
function levelled(line: Polyline): Polyline {
  const first = line[0] ?? [0, 0];
  const last = line.at(-1) ?? first;
  const isRound = distanceCm(first, last) < lengthCm(line) / 4;
  const aim = isRound
    ? line.reduce((far, at) => (distanceCm(first, at) > distanceCm(first, far) ? at : far), last)
    : last;
  const [cos, sin] = direction(first, aim);
  return line.map(([x, y]): Point => {
    const [dx, dy] = [x - first[0], y - first[1]];
    return [dx * cos + dy * sin, dy * cos - dx * sin];
  });
}
