import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areaCm2,
  centroid,
  crossesItself,
  distanceToEdgeCm,
  perimeterCm,
  type Ring,
  ringContains,
  signedAreaCm2,
} from "@/lib/terrain/ring";
import { turned } from "@/lib/terrain/transform";

const SQUARE: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
/** An L-shape of three 10 cm squares. */
const CORNER: Ring = [
  [0, 0],
  [20, 0],
  [20, 10],
  [10, 10],
  [10, 20],
  [0, 20],
];
const BOW_TIE: Ring = [
  [0, 0],
  [10, 10],
  [10, 0],
  [0, 10],
];

describe("a ring's measures", () => {
  it.each([
    ["a square", SQUARE, 100, 40],
    ["an L", CORNER, 300, 80],
  ])("%s", (_, ring, area, round) => {
    expect(areaCm2(ring)).toBeCloseTo(area);
    expect(perimeterCm(ring)).toBeCloseTo(round);
    expect(signedAreaCm2([...ring].reverse())).toBeCloseTo(-area);
  });

  it("finds the centre of gravity, not the mean of the corners", () => {
    const [x, y] = centroid(CORNER);
    expect(x).toBeCloseTo(25 / 3);
    expect(y).toBeCloseTo(25 / 3);
  });

  it("stays the same however the ring is moved and turned", () => {
    const far = fc.double({ min: -500, max: 500, noNaN: true });
    const angle = fc.double({ min: -360, max: 360, noNaN: true });
    fc.assert(
      fc.property(far, far, angle, (x, y, degrees) => {
        const moved = turned(CORNER, [x, y], degrees);
        expect(areaCm2(moved)).toBeCloseTo(300, 4);
        expect(perimeterCm(moved)).toBeCloseTo(80, 4);
      }),
    );
  });
});

describe("what lies inside", () => {
  it.each([
    ["in the foot", [15, 5], true],
    ["in the leg", [5, 15], true],
    ["in the notch", [15, 15], false],
    ["west of it", [-1, 5], false],
    ["level with a corner but outside", [25, 10], false],
  ] as const)("%s", (_, point, inside) => {
    expect(ringContains(CORNER, point)).toBe(inside);
  });

  it("agrees with the turned ring about the turned point", () => {
    const within = fc.double({ min: -5, max: 25, noNaN: true });
    fc.assert(
      fc.property(within, within, fc.integer({ min: 0, max: 359 }), (x, y, degrees) => {
        fc.pre(distanceToEdgeCm([x, y], CORNER) > 0.001);
        const [point] = turned([[x, y]], [0, 0], degrees);
        const inside = ringContains(turned(CORNER, [0, 0], degrees), point ?? [0, 0]);
        expect(inside).toBe(ringContains(CORNER, [x, y]));
      }),
    );
  });
});

describe("edges", () => {
  it.each([
    ["a square", SQUARE, false],
    ["an L", CORNER, false],
    ["a bow tie", BOW_TIE, true],
    ["a triangle", SQUARE.slice(0, 3), false],
  ])("%s crosses itself: %s", (_, ring, crosses) => {
    expect(crossesItself(ring)).toBe(crosses);
  });
});
