import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { type Box, boxAround, boxCentre, boxesTouch, widened } from "@/lib/terrain/box";
import { distanceBetweenLinesCm } from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";
import { closedLine, ringHolds } from "@/lib/terrain/ring";

/** What stands on the table already: an area, or a line as wide as it is. */
export interface Standing {
  readonly shape: "area" | "line";
  readonly points: readonly Point[];
  readonly widthCm: number;
  readonly box: Box;
  readonly middle: Point;
}

/** Ground between two pieces, so that a road and a column can pass. */
const GAP_CM = 3.4;
/** From a piece to a bank, a fence or an operational base. */
const SMALL_GAP_CM = 1.8;
/** From a piece to the table's edge. */
const MARGIN_CM = 1.2;

/** An area or a line as something others must keep clear of. */
export function standing(
  shape: Standing["shape"],
  points: readonly Point[],
  widthCm = 0,
): Standing {
  const box = boxAround(points);
  return { shape, points, widthCm, box, middle: boxCentre(box) };
}

/** Whether a shape lies on the table with a margin. */
export function liesOnTable({ box }: Standing, { widthCm, depthCm }: TableCm): boolean {
  return (
    box.minX >= MARGIN_CM &&
    box.minY >= MARGIN_CM &&
    box.maxX <= widthCm - MARGIN_CM &&
    box.maxY <= depthCm - MARGIN_CM
  );
}

/** Whether a shape keeps its distance from all that stands already. */
export function isClear(shape: Standing, others: readonly Standing[]): boolean {
  return others.every((other) => areApart(shape, other));
}

function areApart(a: Standing, b: Standing): boolean {
  const areas = a.shape === "area" && b.shape === "area";
  const gap = (areas ? GAP_CM : SMALL_GAP_CM) + (a.widthCm + b.widthCm) / 2;
  if (!boxesTouch(widened(a.box, gap), b.box)) return true;
  if (holds(a, b) || holds(b, a)) return false;
  return distanceBetweenLinesCm(edgeOf(a), edgeOf(b)) >= gap;
}

function holds(outer: Standing, inner: Standing): boolean {
  const [first] = inner.points;
  return outer.shape === "area" && first !== undefined && ringHolds(outer.points, first);
}

function edgeOf({ shape, points }: Standing): readonly Point[] {
  return shape === "area" ? closedLine(points) : points;
}
