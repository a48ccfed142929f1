import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { type Box, boxAround, boxCentre, boxesTouch, widened } from "@/lib/terrain/box";
import { distanceBetweenLinesCm } from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";
import { closedLine, ringContains } from "@/lib/terrain/ring";

/** A thing already on the table: an area, or a line with its width. */
export interface PlacedShape {
  readonly shape: "area" | "line";
  readonly points: readonly Point[];
  readonly widthCm: number;
  readonly box: Box;
  readonly middle: Point;
}

/** The minimum gap between two pieces, so that a road and a column can pass. */
const GAP_CM = 3.4;
/** The minimum gap between a piece and a bank, fence or operational base. */
const SMALL_GAP_CM = 1.8;
/** The minimum gap between a piece and the table's edge. */
const MARGIN_CM = 1.2;

/** An area or line that other pieces must keep clear of. */
export function placedShape(
  shape: PlacedShape["shape"],
  points: readonly Point[],
  widthCm = 0,
): PlacedShape {
  const box = boxAround(points);
  return { shape, points, widthCm, box, middle: boxCentre(box) };
}

/** Whether a shape is on the table, with a margin. */
export function liesOnTable({ box }: PlacedShape, { widthCm, depthCm }: TableCm): boolean {
  return (
    box.minX >= MARGIN_CM &&
    box.minY >= MARGIN_CM &&
    box.maxX <= widthCm - MARGIN_CM &&
    box.maxY <= depthCm - MARGIN_CM
  );
}

/** Whether a shape keeps its distance from everything on the table. */
export function isClear(shape: PlacedShape, others: readonly PlacedShape[]): boolean {
  return others.every((other) => areApart(shape, other));
}

function areApart(a: PlacedShape, b: PlacedShape): boolean {
  const areas = a.shape === "area" && b.shape === "area";
  const gap = (areas ? GAP_CM : SMALL_GAP_CM) + (a.widthCm + b.widthCm) / 2;
  if (!boxesTouch(widened(a.box, gap), b.box)) return true;
  if (holds(a, b) || holds(b, a)) return false;
  return distanceBetweenLinesCm(edgeOf(a), edgeOf(b)) >= gap;
}

function holds(outer: PlacedShape, inner: PlacedShape): boolean {
  const [first] = inner.points;
  return outer.shape === "area" && first !== undefined && ringContains(outer.points, first);
}

function edgeOf({ shape, points }: PlacedShape): readonly Point[] {
  return shape === "area" ? closedLine(points) : points;
}
