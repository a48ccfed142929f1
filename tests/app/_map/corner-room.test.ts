import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cornerRoom } from "@/app/_map/corner-room";
import type { Point } from "@/lib/terrain/point";

/** A round shape with this many corners, centred on a corner of the pane. */
const round = (corners: number, acrossPx: number): Point[] =>
  Array.from({ length: corners }, (_, n) => {
    const angle = (n / corners) * 2 * Math.PI;
    return [(acrossPx / 2) * Math.cos(angle), (acrossPx / 2) * Math.sin(angle)];
  });
const area = (corners: readonly Point[]) => ({ corners, isArea: true });
const FINGER = { isFinger: true };
const MOUSE = { isFinger: false };

describe("handles leave room to drag the shape", () => {
  test.each([
    ["a small wood of many corners", round(12, 50), "none", "all"],
    ["the same, nearer", round(12, 90), "all", "all"],
    ["a speck", round(8, 14), "none", "none"],
    [
      "a hut",
      [
        [0, 0],
        [40, 0],
        [40, 40],
        [0, 40],
      ],
      "none",
      "all",
    ],
    [
      "a farm",
      [
        [0, 0],
        [75, 0],
        [75, 75],
        [0, 75],
      ],
      "all",
      "all",
    ],
  ] as const)("%s", (_, corners, byFinger, byMouse) => {
    expect(cornerRoom(area(corners), FINGER)).toBe(byFinger);
    expect(cornerRoom(area(corners), MOUSE)).toBe(byMouse);
  });

  test("a line is gripped between its corners, before new ones are offered there", () => {
    const line = (px: number) => ({
      corners: [
        [0, 0],
        [px, 0],
        [2 * px, 0],
      ] as const,
      isArea: false,
    });
    expect(cornerRoom(line(140), FINGER)).toBe("all");
    expect(cornerRoom(line(80), FINGER)).toBe("corners");
    expect(cornerRoom(line(60), FINGER)).toBe("none");
    expect(cornerRoom(line(60), MOUSE)).toBe("all");
  });

  test("coming nearer never takes handles away, and a mouse has room where a finger has", () => {
    const rank = { none: 0, corners: 1, all: 2 } as const;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 })), {
          minLength: 3,
          maxLength: 12,
        }),
        fc.boolean(),
        (corners, isArea) => {
          const nearer = corners.map(([x, y]) => [x * 2, y * 2] as const);
          const now = rank[cornerRoom({ corners, isArea }, FINGER)];
          expect(rank[cornerRoom({ corners: nearer, isArea }, FINGER)]).toBeGreaterThanOrEqual(now);
          expect(rank[cornerRoom({ corners, isArea }, MOUSE)]).toBeGreaterThanOrEqual(now);
        },
      ),
    );
  });
});
