import { normalisedDeg, type Point } from "./point";
import type { TableSize } from "./table-resize";

/** Ways to reorient the whole table: turned by a quarter or by half, or mirrored east to west. */
export const TABLE_TURNS = ["right", "left", "half", "mirror"] as const;
export type TableTurn = (typeof TABLE_TURNS)[number];

export function placeAfter(
  turn: TableTurn,
  [x, y]: Point,
  { widthCm, depthCm }: TableSize,
): readonly [xCm: number, yCm: number] {
  switch (turn) {
    case "right":
      return [y, widthCm - x];
    case "left":
      return [depthCm - y, x];
    case "half":
      return [widthCm - x, depthCm - y];
    case "mirror":
      return [widthCm - x, y];
  }
}

/** The facing of something afterwards, in degrees clockwise from north. */
export function facingAfter(turn: TableTurn, facingDeg: number): number {
  switch (turn) {
    case "right":
      return normalisedDeg(facingDeg + 90);
    case "left":
      return normalisedDeg(facingDeg - 90);
    case "half":
      return normalisedDeg(facingDeg + 180);
    case "mirror":
      return normalisedDeg(-facingDeg);
  }
}

/** The table's size afterwards. */
export function sizeAfter(turn: TableTurn, { widthCm, depthCm }: TableSize): TableSize {
  const isOnItsSide = turn === "right" || turn === "left";
  return isOnItsSide ? { widthCm: depthCm, depthCm: widthCm } : { widthCm, depthCm };
}
