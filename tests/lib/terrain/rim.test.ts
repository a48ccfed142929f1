import { expect, test } from "vitest";
import { outlineOf } from "@/lib/terrain/chord";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { rimOf } from "@/lib/terrain/rim";

const box = (west: number, south: number, east: number, north: number): readonly Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const lengthCm = (...rings: readonly (readonly Point[])[]) =>
  rimOf(outlineOf(rings)).reduce((sum, edge) => sum + distanceCm(...edge), 0);

test.each([
  { of: "one ring", rings: [box(0, 0, 10, 10)], cm: 40 },
  { of: "two that overlap", rings: [box(0, 0, 10, 10), box(5, 5, 15, 15)], cm: 60 },
  { of: "two that meet along a seam", rings: [box(0, 0, 10, 10), box(10, 0, 20, 10)], cm: 60 },
  { of: "a shorter one on a seam", rings: [box(0, 0, 10, 10), box(10, 2, 20, 8)], cm: 60 },
  { of: "one within another", rings: [box(0, 0, 10, 10), box(2, 2, 8, 8)], cm: 40 },
  { of: "two apart", rings: [box(0, 0, 10, 10), box(20, 0, 30, 10)], cm: 80 },
])("the rim of $of is as long as that of their union", ({ rings, cm }) => {
  expect(lengthCm(...rings)).toBeCloseTo(cm);
});
