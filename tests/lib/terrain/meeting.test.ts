import { expect, test } from "vitest";
import {
  areasOverlap,
  crossingPlace,
  crossingPlaces,
  distanceBetweenLinesCm,
  distanceToAreaCm,
  isOnLine,
  lineEnters,
} from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";

const SQUARE = box(0, 0, 10, 10);

test("a place is no distance from the area it lies in", () => {
  expect(distanceToAreaCm([5, 5], SQUARE)).toBe(0);
  expect(distanceToAreaCm([13, 14], SQUARE)).toBe(5);
});

test("segments cross in one place, or run past one another", () => {
  const across = crossingPlace(
    [
      [0, 0],
      [10, 10],
    ],
    [
      [0, 10],
      [10, 0],
    ],
  );
  expect(across).toEqual([5, 5]);
  expect(
    crossingPlace(
      [
        [0, 0],
        [4, 4],
      ],
      [
        [0, 10],
        [10, 0],
      ],
    ),
  ).toBeNull();
  expect(
    crossingPlace(
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 1],
        [10, 1],
      ],
    ),
  ).toBeNull();
});

test("a line's corner on another line is one crossing", () => {
  expect(
    crossingPlaces(
      [
        [0, -5],
        [5, 0],
        [9, 5],
      ],
      [
        [0, 0],
        [10, 0],
      ],
    ),
  ).toEqual([[5, 0]]);
});

test("distance between lines is nothing where they meet", () => {
  expect(
    distanceBetweenLinesCm(
      [
        [0, 0],
        [10, 0],
      ],
      [
        [5, -5],
        [5, 5],
      ],
    ),
  ).toBe(0);
  expect(
    distanceBetweenLinesCm(
      [
        [0, 0],
        [10, 0],
      ],
      [
        [3, 4],
        [5, 9],
      ],
    ),
  ).toBe(4);
});

test.each<[string, Point[], boolean]>([
  [
    "through it",
    [
      [-5, 5],
      [15, 5],
    ],
    true,
  ],
  [
    "ending in it",
    [
      [-5, 5],
      [5, 5],
    ],
    true,
  ],
  [
    "along its edge",
    [
      [-5, 0],
      [15, 0],
    ],
    false,
  ],
  [
    "past it",
    [
      [-5, 11],
      [15, 11],
    ],
    false,
  ],
  [
    "only a hair inside",
    [
      [-5, 9.95],
      [15, 9.95],
    ],
    false,
  ],
])("a line runs in an area: %s", (_, line, enters) => {
  expect(lineEnters(line, SQUARE, 0.1)).toBe(enters);
});

test.each<[string, Point[], boolean]>([
  ["itself", SQUARE, true],
  ["one in it", box(4, 4, 6, 6), true],
  ["one across it", box(-5, 4, 15, 6), true],
  ["a neighbour at its side", box(10, 0, 20, 10), false],
  ["one a hair over its side", box(9.95, 0, 20, 10), false],
  ["one far off", box(30, 30, 40, 40), false],
])("an area lies on another: %s", (_, other, overlap) => {
  expect(areasOverlap(SQUARE, other, 0.1)).toBe(overlap);
  expect(areasOverlap(other, SQUARE, 0.1)).toBe(overlap);
});

test("a place is on a line within reach", () => {
  expect(
    isOnLine(
      [5, 0.4],
      [
        [0, 0],
        [10, 0],
      ],
      0.5,
    ),
  ).toBe(true);
  expect(
    isOnLine(
      [5, 0.6],
      [
        [0, 0],
        [10, 0],
      ],
      0.5,
    ),
  ).toBe(false);
});

function box(minX: number, minY: number, maxX: number, maxY: number): Point[] {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}
