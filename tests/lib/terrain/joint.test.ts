import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carriedAlong, isJoined, jointNear } from "@/lib/terrain/joint";
import { distanceCm, type Point } from "@/lib/terrain/point";

const road: readonly Point[] = [
  [0, 50],
  [100, 50],
];

describe("a corner near a line", () => {
  test.each<[string, Point, Point | null]>([
    ["is joined to it straight across", [33.3, 51.7], [33.3, 50]],
    ["is joined to an end rather than the line", [1, 51], [0, 50]],
    ["stays free beyond reach", [33, 52.1], null],
  ])("%s", (_, at, joint) => {
    expect(jointNear(at, { places: [[0, 50]], lines: [road] }, 2)).toEqual(joint);
  });

  test("that lies on it already is joined there", () => {
    expect(isJoined([40, 50.04], road)).toBe(true);
    expect(isJoined([40, 50.06], road)).toBe(false);
  });

  test("is joined to where it is joined to a tenth of a mm, wherever that is", () => {
    const slant: readonly Point[] = [
      [0, 0],
      [70, 31],
    ];
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const at: Point = [70 * share, 31 * share + 0.4];
        const joint = jointNear(at, { places: [], lines: [slant] }, 1);
        expect(joint).not.toBeNull();
        expect(isJoined(joint ?? at, slant)).toBe(true);
      }),
    );
  });
});

describe("a joint goes along with its line", () => {
  test("to the same share of the same piece", () => {
    const lower: readonly Point[] = [
      [0, 20],
      [100, 40],
    ];
    expect(carriedAlong([25, 50], road, lower)).toEqual([25, 25]);
  });

  test("to the nearest place where the line has other corners now", () => {
    const bent: readonly Point[] = [
      [0, 50],
      [50, 60],
      [100, 50],
    ];
    const carried = carriedAlong([50, 50], road, bent);
    expect(isJoined(carried, bent)).toBe(true);
    expect(distanceCm(carried, [50, 50])).toBeLessThan(10);
  });
});
