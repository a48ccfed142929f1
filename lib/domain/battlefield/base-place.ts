import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { boxAround } from "@/lib/terrain/box";
import type { Battlefield } from "./battlefield";

type OperationalBase = Battlefield["bases"][number];

/** From how near the middle of its edge draws a base in. */
const PULL_CM = 1.5;

/** Where along its edge the middle of a base lies, in cm from the west. */
export function baseMiddleCm({ points }: OperationalBase): number {
  const { minX, maxX } = boxAround(points);
  return (minX + maxX) / 2;
}

/** How far a base goes that is moved by cm east: along its edge, which it always touches [14.5]. Cm east and north. */
export function baseSlidCm(
  base: OperationalBase,
  table: TableCm,
  eastCm: number,
): readonly [number, number] {
  const { minX, maxX, minY, maxY } = boxAround(base.points);
  const toEdge = base.edge === "south" ? 0 - minY : table.depthCm - maxY;
  return [Math.min(Math.max(eastCm, -minX), table.widthCm - maxX), toEdge];
}

/** The same when drawn by hand: it snaps to the middle of the edge, where it belongs [14.5]. */
export function baseDrawnCm(
  base: OperationalBase,
  table: TableCm,
  eastCm: number,
): readonly [number, number] {
  const toMiddle = table.widthCm / 2 - baseMiddleCm(base);
  return baseSlidCm(base, table, Math.abs(toMiddle - eastCm) <= PULL_CM ? toMiddle : eastCm);
}
