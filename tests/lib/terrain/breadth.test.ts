import { describe, expect, test } from "vitest";
import { breadthAtCm, discsWithin } from "@/lib/terrain/breadth";
import type { Point } from "@/lib/terrain/point";

/** A river that widens from 4 cm in the west to 12 in the east. */
const funnel: readonly Point[] = [
  [0, -2],
  [60, -6],
  [60, 6],
  [0, 2],
];

describe("the breadth of water", () => {
  const discs = discsWithin(funnel);

  test.each<[string, Point, number]>([
    ["in its middle", [30, 0], 8],
    ["near a bank", [30, 3.7], 8],
    ["upstream", [8, 0], 5.1],
    ["off it", [30, 9], 0],
  ])("%s", (_, at, cm) => {
    expect(Math.abs(breadthAtCm(at, discs) - cm)).toBeLessThan(0.5);
  });

  test("is measured with bounded work, however many corners and however large", () => {
    const jagged = Array.from({ length: 1_000 }, (_, at): Point => {
      const angle = (at / 1_000) * 2 * Math.PI;
      const radius = at % 2 ? 900 : 880;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
    expect(discsWithin(jagged).length).toBeLessThan(100);
    expect(breadthAtCm([0, 0], discsWithin(jagged))).toBeGreaterThan(1_500);
  });
});
