import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Point } from "@/lib/terrain/point";
import { distanceToLineCm } from "@/lib/terrain/polyline";
import { closedLine, crossesItself, distanceToEdgeCm } from "@/lib/terrain/ring";
import { flattened, smoothRing } from "@/lib/terrain/smooth";
import { keepingCorners, softened, thinned } from "@/lib/terrain/soften";

const zigzag: readonly Point[] = Array.from({ length: 41 }, (_, at) => [at, at % 2 ? 0.6 : 0]);
const square: readonly Point[] = [
  [0, 0],
  [20, 0],
  [20, 20],
  [0, 20],
];

const place = fc.tuple(
  fc.double({ min: 0, max: 150, noNaN: true }),
  fc.double({ min: 0, max: 100, noNaN: true }),
);
const tolerance = fc.constantFrom(0.5, 1, 2);

describe("smoothing", () => {
  test("takes the shake out of a hand and leaves the line where it was", () => {
    const smooth = softened(zigzag, 1, "line");
    expect(smooth.length).toBeLessThan(8);
    expect(smooth[0]).toEqual(zigzag[0]);
    expect(smooth.at(-1)).toEqual(zigzag.at(-1));
  });

  test("rounds the corners of an area", () => {
    const round = softened(square, 1, "area");
    expect(round.length).toBeGreaterThan(4);
    expect(distanceToEdgeCm([0, 0], round)).toBeGreaterThan(0.3);
  });

  test("never leaves its tolerance, neither from the old line nor to it", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 40 }), tolerance, (points, cm) => {
        for (const outline of ["line", "area"] as const) {
          const smooth = softened(points, cm, outline);
          const close = (line: readonly Point[]) => (outline === "area" ? closedLine(line) : line);
          for (const point of smooth) {
            expect(distanceToLineCm(point, close(points))).toBeLessThanOrEqual(cm + 1e-6);
          }
          for (const point of points) {
            expect(distanceToLineCm(point, close(smooth))).toBeLessThanOrEqual(cm + 1e-6);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

test("thinning keeps at least a triangle", () => {
  expect(thinned(square, 100, "area").length).toBeGreaterThanOrEqual(3);
  expect(thinned(zigzag, 1, "line")).toHaveLength(3);
});

test("the smooth curve through a lane's edge keeps its corners and runs straight between them", () => {
  const lane: readonly Point[] = [
    [0, 0],
    [1, 0],
    [1, 40],
    [0, 40],
    [-1, 39],
    [-1.4, 38],
  ];
  const curve = flattened(smoothRing(keepingCorners(lane)));
  for (const point of curve) expect(distanceToEdgeCm(point, lane)).toBeLessThan(0.12);
  for (const corner of lane) expect(distanceToEdgeCm(corner, curve)).toBeLessThan(0.12);
  expect(crossesItself(keepingCorners(lane))).toBe(false);
});
