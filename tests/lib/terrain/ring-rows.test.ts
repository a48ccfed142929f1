import fc from "fast-check";
import { expect, test } from "vitest";
import { ringContains } from "@/lib/terrain/ring";
import { rowsOfRing } from "@/lib/terrain/ring-rows";

test("a ring asked row by row contains what it contains", () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }));
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (ring) => {
      const contains = rowsOfRing(ring);
      for (let y = 0.5; y < 20; y += 3) {
        for (let x = 0.25; x < 20; x += 1) {
          expect(contains([x, y])).toBe(ringContains(ring, [x, y]));
        }
      }
    }),
  );
});
