import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { boxAround } from "@/lib/terrain/box";
import type { Battlefield } from "./battlefield";

type OperationalBase = Battlefield["bases"][number];

/** The distance from the middle of its edge within which a dragged base snaps to the middle. */
const PULL_CM = 1.5;

/** The position of a base's middle along its edge, in cm from the west. */
export function baseMiddleCm({ points }: OperationalBase): number {
  const { minX, maxX } = boxAround(points);
  return (minX + maxX) / 2;
}

/**
 * The offset (cm east, cm north) by which a base moves when moved east: it stays on the table and always touches its
 * edge [14.5].
 */
export function baseSlidCm(
  base: OperationalBase,
  table: TableCm,
  eastCm: number,
): readonly [number, number] {
  const { minX, maxX, minY, maxY } = boxAround(base.points);
  const toEdge = base.edge === "south" ? 0 - minY : table.depthCm - maxY;
  return [Math.min(Math.max(eastCm, -minX), table.widthCm - maxX), toEdge];
}

/** The same for dragging: the base snaps to the middle of its edge, its position under the rules [14.5]. */
export function baseDrawnCm(
  base: OperationalBase,
  table: TableCm,
  eastCm: number,
): readonly [number, number] {
  const toMiddle = table.widthCm / 2 - baseMiddleCm(base);
  return baseSlidCm(base, table, Math.abs(toMiddle - eastCm) <= PULL_CM ? toMiddle : eastCm);
}
