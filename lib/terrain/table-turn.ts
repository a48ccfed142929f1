import { normalisedDeg, type Point } from "./point";
import type { TableSize } from "./table-resize";

/** Ways to lay the whole table another way: turned by a quarter or by half, or seen in a mirror that stands north to south. */
export const TABLE_TURNS = ["right", "left", "half", "mirror"] as const;
export type TableTurn = (typeof TABLE_TURNS)[number];

/** Where a place of the table comes to lie. */
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

/** Where something then faces, in degrees clockwise from north. */
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

/** The table's size then. */
export function sizeAfter(turn: TableTurn, { widthCm, depthCm }: TableSize): TableSize {
  const isOnItsSide = turn === "right" || turn === "left";
  return isOnItsSide ? { widthCm: depthCm, depthCm: widthCm } : { widthCm, depthCm };
}
