import { expect, test } from "vitest";
import { overlapsOf } from "@/app/(public)/seat/_placing/own-pieces";

const square = (id: string, x: number) => ({
  id,
  name: `The ${id}`,
  outline: [
    [x, 0],
    [x + 4, 0],
    [x + 4, 4],
    [x, 4],
  ] as const,
});

test("pieces that stand on one another are named, where one of them was placed", () => {
  const commander = { id: "c", name: "The chief", outline: null };
  const pieces = [
    square("1st", 0),
    square("2nd", 2),
    square("3rd", 6),
    square("4th", 8),
    commander,
  ];
  expect(overlapsOf(pieces, new Set(["2nd"]))).toEqual(["The 1st – The 2nd"]);
  expect(overlapsOf(pieces, new Set(["1st", "4th"]))).toHaveLength(2);
  // Neighbours that touch do not count.
  expect(overlapsOf([square("1st", 0), square("2nd", 4)], new Set(["1st"]))).toEqual([]);
});
