import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceBetweenAreasCm } from "@/lib/terrain/meeting";
import { placedRectangle } from "@/lib/terrain/placement";
import { distanceCm, type Point, type Segment } from "@/lib/terrain/point";
import { type Ring, ringContains } from "@/lib/terrain/ring";
import { partInWedge, reachInWedge, type Wedge } from "@/lib/terrain/wedge";

const NORTH: Wedge = { left: [-5, 0], right: [5, 0], facingDeg: 0, halfDeg: 45 };
const points = (segment: Segment | null) =>
  segment?.map(([x, y]) => [Number(x.toFixed(2)) + 0, Number(y.toFixed(2)) + 0]) ?? null;

test.each<[name: string, segment: Segment, part: number[][] | null]>([
  [
    "wholly within",
    [
      [-3, 4],
      [3, 4],
    ],
    [
      [-3, 4],
      [3, 4],
    ],
  ],
  [
    "cut at both limits",
    [
      [-30, 10],
      [30, 10],
    ],
    [
      [-15, 10],
      [15, 10],
    ],
  ],
  [
    "behind the front",
    [
      [-3, -1],
      [3, -1],
    ],
    null,
  ],
  [
    "beside the front, level with it",
    [
      [6, 0],
      [9, 0],
    ],
    null,
  ],
  [
    "across the front's line",
    [
      [0, -5],
      [0, 5],
    ],
    [
      [0, 0],
      [0, 5],
    ],
  ],
  [
    "outside the right limit",
    [
      [20, 0],
      [20, 14.9],
    ],
    null,
  ],
  [
    "touching the right limit",
    [
      [20, 0],
      [20, 15],
    ],
    [
      [20, 15],
      [20, 15],
    ],
  ],
])("the part of a line in a wedge: %s", (_, segment, part) => {
  expect(points(partInWedge(segment, NORTH))).toEqual(part);
});

test("a wedge turns with its facing", () => {
  const east: Wedge = { left: [0, 5], right: [0, -5], facingDeg: 90, halfDeg: 30 };
  const reach = 5 + 10 * Math.tan(Math.PI / 6);
  expect(
    partInWedge(
      [
        [10, 40],
        [10, -40],
      ],
      east,
    )?.[0][1],
  ).toBeCloseTo(reach, 3);
});

const cm = fc.double({ min: -100, max: 100, noNaN: true });
const place = fc.tuple(cm, cm);

test("what is in a narrow wedge is in a wider one", () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: 1, max: 44, noNaN: true }), (a, b, halfDeg) => {
      const narrow = partInWedge([a, b], { ...NORTH, halfDeg });
      if (narrow) expect(partInWedge(narrow, NORTH)).not.toBeNull();
    }),
  );
});

test("the ground in reach lies within the distance of the front, and in the wedge", () => {
  const reach = reachInWedge(NORTH, 40);
  const within: Point[] = [
    [0, 1],
    [0, 20],
    [-20, 20],
    [30, 28],
  ];
  const outside: Point[] = [
    [0, -1],
    [0, 41],
    [-26, 20],
    [40, 30],
  ];
  expect(within.map((at) => ringContains(reach, at))).toEqual(within.map(() => true));
  expect(outside.map((at) => ringContains(reach, at))).toEqual(outside.map(() => false));
});

const square = (x: number, y: number, facingDeg = 0): Ring =>
  placedRectangle({ widthCm: 10, depthCm: 4 }, { xCm: x, yCm: y, facingDeg });

test.each<[string, Ring, Ring, number]>([
  ["side by side", square(0, 0), square(13, 0), 3],
  ["corner to corner", square(0, 0), square(13, 8), 5],
  ["touching", square(0, 0), square(10, 0), 0],
  ["overlapping", square(0, 0), square(3, 1), 0],
  [
    "one within the other",
    square(0, 0),
    placedRectangle({ widthCm: 1, depthCm: 1 }, { xCm: 0, yCm: 0, facingDeg: 0 }),
    0,
  ],
  ["turned by a right angle", square(0, 0), square(20, 0, 90), 13],
])("the distance between bases: %s", (_, a, b, distance) => {
  expect(distanceBetweenAreasCm(a, b)).toBeCloseTo(distance, 9);
});

test("the distance is the same both ways, and no more than that of any two corners", () => {
  const stand = fc.record({
    xCm: cm,
    yCm: cm,
    facingDeg: fc.double({ min: 0, max: 359, noNaN: true }),
  });
  const size = { widthCm: 12, depthCm: 3 };
  fc.assert(
    fc.property(stand, stand, (one, other) => {
      const [a, b] = [placedRectangle(size, one), placedRectangle(size, other)];
      const distance = distanceBetweenAreasCm(a, b);
      expect(distanceBetweenAreasCm(b, a)).toBeCloseTo(distance, 9);
      const corners = a.flatMap((from) => b.map((to) => distanceCm(from, to)));
      expect(distance).toBeLessThanOrEqual(Math.min(...corners) + 1e-9);
    }),
  );
});
