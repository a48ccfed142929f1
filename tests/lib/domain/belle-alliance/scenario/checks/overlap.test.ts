import { expect, test } from "vitest";
import { MAX_PAIRS, overlappingPairs } from "@/lib/domain/belle-alliance/scenario/checks/overlap";

const square = (x: number, y: number) =>
  [
    [x, y],
    [x + 2, y],
    [x + 2, y + 2],
    [x, y + 2],
  ] as const;

test("units over each other are found, neighbours are not", () => {
  const outlines = [square(10, 0), square(0, 0), square(1, 1), square(2, 0)];
  expect(overlappingPairs(outlines).toSorted()).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

test("a heap of units is not counted to the last pair", () => {
  const heap = Array.from({ length: 2_000 }, () => square(0, 0));
  expect(overlappingPairs(heap)).toHaveLength(MAX_PAIRS);
});
