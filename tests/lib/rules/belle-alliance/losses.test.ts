import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valourLossSteps, valourLost } from "@/lib/rules/belle-alliance/losses";

describe("loss of valour, a point for each 20 % of the original strength (table 15)", () => {
  it.each([
    [40, [32, 24, 16, 8, 0]],
    [36, [28, 21, 14, 7, 0]],
    [26, [20, 15, 10, 5, 0]],
    [3, [2, 1, 1, 0, 0]],
    [0, [0, 0, 0, 0, 0]],
  ])("comes to %i figures at %j", (figures, steps) => {
    expect(valourLossSteps(figures)).toEqual(steps);
  });

  it.each([
    [36, 29, 0],
    [36, 28, 1],
    [36, 21, 2],
    [10, 8, 1],
    [10, 0, 5],
    [10, 12, 0],
  ])("of %i figures with %i left is %i", (original, left, points) => {
    expect(valourLost(original, left)).toBe(points);
  });

  it("falls at each step and not one figure before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (original) => {
        valourLossSteps(original).forEach((left, step) => {
          expect(valourLost(original, left)).toBeGreaterThanOrEqual(step + 1);
          expect(valourLost(original, left + 1)).toBeLessThan(step + 1);
        });
      }),
    );
  });
});
