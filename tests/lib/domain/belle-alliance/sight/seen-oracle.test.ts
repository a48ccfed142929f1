import fc from "fast-check";
import { breakIntersections, compute, convertToSegments } from "visibility-polygon";
import { expect, test } from "vitest";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { seenGround } from "@/lib/domain/belle-alliance/sight/seen-ground";
import { sightGround } from "@/lib/domain/belle-alliance/sight/sight-ground";
import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, type Ring, ringContains } from "@/lib/terrain/ring";

/** So small that no limit of table 2 in the open ends what is seen. */
const SIDE_CM = 120;
const TABLE: Ring = [
  [0, 0],
  [SIDE_CM, 0],
  [SIDE_CM, SIDE_CM],
  [0, SIDE_CM],
];
const WITHIN = { minX: 0, minY: 0, maxX: SIDE_CM, maxY: SIDE_CM };

const house = fc
  .record({
    x: fc.integer({ min: 15, max: SIDE_CM - 15 }),
    y: fc.integer({ min: 15, max: SIDE_CM - 15 }),
    spokes: fc.array(fc.integer({ min: 3, max: 14 }), { minLength: 3, maxLength: 7 }),
  })
  .map(
    ({ x, y, spokes }): Ring =>
      spokes.map((r, i): Point => {
        const turn = (2 * Math.PI * (i + 0.1)) / spokes.length;
        return [x + 0.41 + r * Math.cos(turn), y + 0.23 + r * Math.sin(turn)];
      }),
  );
const place = fc.integer({ min: 1, max: SIDE_CM - 2 });

test("behind houses in the open, the ground seen is a library's visibility polygon", () => {
  fc.assert(
    fc.property(fc.array(house, { maxLength: 6 }), place, place, (houses, x, y) => {
      const at: Point = [x + 0.037, y + 0.059];
      // The library has no rule for an eye within a house.
      fc.pre(houses.every((ring) => !ringContains(ring, at)));
      const features = houses.map((points, i) =>
        featureSchema.parse({ kind: "building", id: `h${i}`, material: "stone", points }),
      );
      const seen = seenGround(sightGround({ features }), at, { within: WITHIN });
      const segments = breakIntersections(
        convertToSegments([TABLE, ...houses].map((ring) => ring.map(([a, b]) => [a, b]))),
      );
      const oracle = compute([at[0], at[1]], segments);
      for (let i = 0; i < 400; i++) {
        const to: Point = [((i * 0.618_034) % 1) * SIDE_CM, ((i * 0.754_878) % 1) * SIDE_CM];
        const isAtRim = distanceToEdgeCm(to, oracle) < 0.1;
        // Garrisons are seen in their houses.
        if (isAtRim || houses.some((ring) => ringContains(ring, to))) continue;
        expect(seen.some((ring) => ringContains(ring, to))).toBe(ringContains(oracle, to));
      }
    }),
    { numRuns: 60 },
  );
});
