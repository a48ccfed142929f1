import { describe, expect, test } from "vitest";
import { bearingDeg, between, distanceCm, type Point } from "@/lib/terrain/point";
import { type Span, spanNear, type WaterGround } from "@/lib/terrain/span";

const stream: WaterGround = {
  line: [
    [0, 50],
    [100, 50],
  ],
  widthCm: 4,
};
const northward: readonly Point[] = [
  [30, 0],
  [30, 100],
];
const aslant: readonly Point[] = [
  [20, 30],
  [60, 70],
];
const lake: WaterGround = {
  ring: [
    [10, 40],
    [80, 40],
    [80, 65],
    [10, 65],
  ],
};

const laid = (near: Point, roads: readonly (readonly Point[])[], waters: readonly WaterGround[]) =>
  spanNear({ near, reachCm: 5, widthCm: 2 }, { roads, waters });
const length = (span: Span | null) => (span ? distanceCm(...span) : null);

describe("a bridge dropped near a crossing", () => {
  test("lies on it along the road, from bank to bank and half a cm beyond", () => {
    expect(laid([33, 52], [northward], [stream])).toEqual([
      [30, 47.5],
      [30, 52.5],
    ]);
  });

  test("is longer where the road runs aslant, so that both its sides reach the banks", () => {
    const span = laid([41, 50], [aslant], [stream]);
    expect(bearingDeg(...(span as Span))).toBeCloseTo(45, 3);
    expect(length(span)).toBeCloseTo(4 * Math.SQRT2 + 2 + 1, 1);
    expect(between(...(span as Span), 0.5)).toEqual([40, 50]);
  });

  test("takes the nearer of two crossings", () => {
    const span = laid([38, 50], [northward, aslant], [stream]);
    expect(between(...(span as Span), 0.5)).toEqual([40, 50]);
  });

  test("lies straight across where no road does", () => {
    expect(laid([70, 51], [northward], [stream])).toEqual([
      [70, 47.5],
      [70, 52.5],
    ]);
  });

  test("leads over a broad river from bank to bank", () => {
    expect(laid([31, 44], [northward], [lake])).toEqual([
      [30, 39.5],
      [30, 65.5],
    ]);
  });

  test.each<[string, Point, readonly WaterGround[]]>([
    ["where the water is too far", [30, 60], [stream]],
    ["where there is none", [30, 50], []],
    ["in the middle of a lake without a road", [60, 55], [lake]],
  ])("stays as it was drawn %s", (_, near, waters) => {
    expect(laid(near, [northward], waters)).toBeNull();
  });
});
