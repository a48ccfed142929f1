import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownOutline, placedRectangle, rectangle } from "@/lib/terrain/placement";
import { bearingDeg, distanceCm, normalisedDeg, uprightDeg } from "@/lib/terrain/point";

const LINE = { widthCm: 20, depthCm: 4 };

describe("a unit's rectangle at its place", () => {
  it.each([
    [
      "facing north",
      0,
      [
        [90, 52],
        [110, 52],
        [110, 48],
        [90, 48],
      ],
    ],
    [
      "facing east",
      90,
      [
        [102, 60],
        [102, 40],
        [98, 40],
        [98, 60],
      ],
    ],
    [
      "facing south",
      180,
      [
        [110, 48],
        [90, 48],
        [90, 52],
        [110, 52],
      ],
    ],
  ] as const)("%s", (_, facingDeg, corners) => {
    const placed = placedRectangle(LINE, { xCm: 100, yCm: 50, facingDeg });
    placed.forEach((corner, index) => {
      expect(corner[0]).toBeCloseTo(corners[index]?.[0] ?? Number.NaN);
      expect(corner[1]).toBeCloseTo(corners[index]?.[1] ?? Number.NaN);
    });
  });

  it("keeps its size and comes back to its own centre from anywhere", () => {
    const cm = fc.double({ min: -100, max: 500, noNaN: true });
    fc.assert(
      fc.property(cm, cm, fc.integer({ min: 0, max: 359 }), (xCm, yCm, facingDeg) => {
        const stand = { xCm, yCm, facingDeg };
        const placed = placedRectangle(LINE, stand);
        const [left = [0, 0], right = [0, 0], rear = [0, 0]] = placed;
        expect(distanceCm(left, right)).toBeCloseTo(20, 6);
        expect(distanceCm(right, rear)).toBeCloseTo(4, 6);
        expect(apartDeg(bearingDeg(left, right), facingDeg + 90)).toBeLessThan(1e-6);
        ownOutline(placed, stand).forEach((corner, index) => {
          const home = rectangle(20, 4)[index] ?? [Number.NaN, Number.NaN];
          expect(distanceCm(corner, home)).toBeLessThan(1e-6);
        });
      }),
    );
  });
});

describe("a bearing", () => {
  const degrees = fc.double({ min: -1e6, max: 1e6, noNaN: true });

  it("is brought to 0 or above and below 360 from anywhere", () => {
    fc.assert(
      fc.property(fc.oneof(degrees, fc.double({ min: -1e-12, max: 1e-12, noNaN: true })), (any) => {
        const bearing = normalisedDeg(any);
        expect(bearing).toBeGreaterThanOrEqual(0);
        expect(bearing).toBeLessThan(360);
        expect(apartDeg(bearing, any)).toBeLessThan(1e-6);
      }),
    );
  });

  it.each([
    [-1e-15, 0],
    [-360, 0],
    [360, 0],
    [-90, 270],
    [725, 5],
  ])("of %s° is %s°", (given, bearing) => {
    expect(normalisedDeg(given)).toBe(bearing);
  });

  it("between two places never comes out as 360", () => {
    const cm = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(cm, cm, fc.double({ min: -1e-14, max: 1e-14, noNaN: true }), (x, y, hair) => {
        const bearing = bearingDeg([x, y], [x + hair, y + 10]);
        expect(bearing).toBeGreaterThanOrEqual(0);
        expect(bearing).toBeLessThan(360);
      }),
    );
  });
});

describe("lettering along a line", () => {
  it("keeps the line and never stands on its head", () => {
    fc.assert(
      fc.property(fc.integer({ min: -720, max: 720 }), (turn) => {
        const upright = uprightDeg(turn);
        expect(upright).toBeGreaterThan(-90);
        expect(upright).toBeLessThanOrEqual(90);
        expect(normalisedDeg(2 * (upright - turn))).toBe(0);
      }),
    );
  });
});

/** The angle between two bearings, in either direction. */
function apartDeg(a: number, b: number): number {
  const apart = normalisedDeg(a - b);
  return Math.min(apart, 360 - apart);
}
