import fc from "fast-check";
import { expect, test } from "vitest";
import type { Point } from "@/lib/terrain/point";
import { distanceToSegmentCm } from "@/lib/terrain/segment";
import { simplified } from "@/lib/terrain/simplify";

const point = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }));
const line = fc.array(point, { minLength: 2, maxLength: 60 });

test("a simplified line keeps its ends, adds nothing, and passes every point within the tolerance", () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 50 }), (points: Point[], toleranceCm) => {
      const fewer = simplified(points, toleranceCm);
      expect([fewer[0], fewer.at(-1)]).toEqual([points[0], points.at(-1)]);
      expect(points).toEqual(expect.arrayContaining([...fewer]));
      const segments = fewer.slice(1).map((to, i) => [fewer[i] ?? to, to] as const);
      for (const one of points) {
        const away = Math.min(...segments.map((segment) => distanceToSegmentCm(one, segment)));
        expect(away).toBeLessThanOrEqual(toleranceCm);
      }
    }),
  );
});

test("a straight line of many points needs its ends and one point more; a short one is left alone", () => {
  const straight = Array.from({ length: 100 }, (_, x): Point => [x, 0]);
  expect(simplified(straight, 1)).toHaveLength(3);
  const short: Point[] = [
    [0, 0],
    [1, 0],
    [2, 0],
  ];
  expect(simplified(short, 1)).toEqual(short);
});
