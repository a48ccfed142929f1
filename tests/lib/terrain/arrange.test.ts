import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  commonFacing,
  commonMiddle,
  flankOf,
  mirrorIn,
  shiftOntoTable,
  shiftsToAlign,
  shiftsToSpread,
  type TableObject,
  turnAbout,
} from "@/lib/terrain/arrange";
import { placedRectangle } from "@/lib/terrain/placement";
import { distanceCm, type Point } from "@/lib/terrain/point";

function body(x: number, y: number, facingDeg = 0, widthCm = 4, depthCm = 2): TableObject {
  const outline = placedRectangle({ widthCm, depthCm }, { xCm: x, yCm: y, facingDeg });
  return { middle: [x, y], outline, facingDeg };
}

const cm = fc.double({ min: -200, max: 200, noNaN: true });
const place = fc.tuple(cm, cm);
const degrees = fc.double({ min: 0, max: 359, noNaN: true });

describe("motions keep all distances", () => {
  test.each([
    ["turning", turnAbout],
    ["mirroring", mirrorIn],
  ] as const)("%s", (_, motion) => {
    fc.assert(
      fc.property(place, place, place, degrees, (about, a, b, deg) => {
        const { place: to } = motion(about, deg);
        expect(distanceCm(to(a), to(b))).toBeCloseTo(distanceCm(a, b), 6);
        expect(distanceCm(about, to(a))).toBeCloseTo(distanceCm(about, a), 6);
      }),
    );
  });

  test("mirroring twice changes nothing", () => {
    fc.assert(
      fc.property(place, degrees, place, degrees, (about, along, point, facing) => {
        const { place: to, facing: turned } = mirrorIn(about, along);
        const [x, y] = to(to(point));
        expect([x - point[0], y - point[1]].map(Math.abs).every((off) => off < 1e-6)).toBe(true);
        const off = Math.abs(turned(turned(facing)) - facing);
        expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
      }),
    );
  });
});

test.each([
  ["right behind north", mirrorIn([0, 0], 0), [3, 5], [-3, 5], 10, 350],
  ["north to south", mirrorIn([0, 0], 90), [3, 5], [3, -5], 0, 180],
  ["a quarter clockwise", turnAbout([0, 0], 90), [0, 5], [5, 0], 300, 30],
] as const)("%s", (_, motion, from, to, facing, turned) => {
  const [x, y] = motion.place(from);
  expect(x).toBeCloseTo(to[0]);
  expect(y).toBeCloseTo(to[1]);
  expect(motion.facing(facing)).toBeCloseTo(turned);
});

describe("what bodies have in common", () => {
  test.each([
    [[], 0],
    [[body(0, 0, 90), body(9, 0, 90)], 90],
    [[body(0, 0, 350), body(9, 0, 10)], 0],
    [[body(0, 0, 0), body(9, 0, 180)], 0],
  ])("facing of %#", (bodies, facing) => {
    const off = Math.abs(commonFacing(bodies) - facing);
    expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
  });

  test("a line wheels on the front corner of its flank", () => {
    const line = [body(10, 20), body(20, 20)];
    expect(flankOf(line, "left")).toEqual([8, 21]);
    expect(flankOf(line, "right")).toEqual([22, 21]);
    const east = flankOf([body(10, 20, 90), body(10, 10, 90)], "left");
    expect(east[0]).toBeCloseTo(11);
    expect(east[1]).toBeCloseTo(22);
    expect(commonMiddle(line)).toEqual([15, 20]);
  });
});

describe("lining up", () => {
  const bodies = [body(10, 20), body(20, 24), body(31, 18)];
  const standing = (shifts: readonly Point[]) =>
    bodies.map(({ middle: [x, y] }, i) => [x + (shifts[i]?.[0] ?? 0), y + (shifts[i]?.[1] ?? 0)]);

  test.each([
    [
      "front",
      0,
      [
        [10, 24],
        [20, 24],
        [31, 24],
      ],
    ],
    [
      "right",
      90,
      [
        [31, 20],
        [31, 24],
        [31, 18],
      ],
    ],
    [
      "rear",
      180,
      [
        [10, 18],
        [20, 18],
        [31, 18],
      ],
    ],
    [
      "left",
      270,
      [
        [10, 20],
        [10, 24],
        [10, 18],
      ],
    ],
  ] as const)("%s", (_, bearing, places) => {
    for (const [i, [x, y]] of standing(shiftsToAlign(bodies, bearing)).entries()) {
      expect(x).toBeCloseTo(places[i]?.[0] ?? Number.NaN);
      expect(y).toBeCloseTo(places[i]?.[1] ?? Number.NaN);
    }
  });

  test("gaps become equal and the outermost stay", () => {
    const [first, second, third] = standing(shiftsToSpread(bodies, 90));
    expect([first, third]).toEqual([
      [10, 20],
      [31, 18],
    ]);
    expect(second?.[0]).toBeCloseTo(20.5);
    expect(second?.[1]).toBeCloseTo(24);
  });

  test("two have no gap to share", () => {
    expect(shiftsToSpread(bodies.slice(0, 2), 90)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

test.each([
  [[[5, 5]], [0, 0]],
  [
    [
      [-3, 5],
      [20, 5],
    ],
    [3, 0],
  ],
  [
    [
      [50, 130],
      [190, 140],
    ],
    [0, -10],
  ],
  [[[205, 150]], [-5, -20]],
  [
    [
      [-10, 5],
      [205, 5],
    ],
    [10, 0],
  ],
] as const)("places %# come back onto the table", (places, shift) => {
  const [x, y] = shiftOntoTable(places, { widthCm: 200, depthCm: 130 });
  expect([x + 0, y + 0]).toEqual(shift);
});
