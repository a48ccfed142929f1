import { expect, it } from "vitest";
import { areaWithin, lineWithin } from "@/lib/terrain/clip";

const table = { minX: 0, minY: 0, maxX: 180, maxY: 120 };

it("cuts a line at the table's edge, not at the nearest whole cm", () => {
  const [line] = lineWithin(
    [
      [170, 60.3],
      [190, 61.3],
    ],
    table,
  );
  expect(line).toEqual([
    [170, 60.3],
    [180, 60.8],
  ]);
});

it("cuts an area at the table's edge, not at the nearest whole cm", () => {
  const [ring] = areaWithin(
    [
      [-10, 10.25],
      [10, 10.25],
      [10, 20.75],
      [-10, 20.75],
    ],
    table,
  );
  expect(ring).toHaveLength(4);
  for (const corner of [
    [0, 10.25],
    [0, 20.75],
  ]) {
    expect(ring).toContainEqual(corner);
  }
});
