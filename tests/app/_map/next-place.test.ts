import { expect, test } from "vitest";
import { onTable } from "@/app/_map/next-place";

/** A table of 72 × 48 inches. */
const TABLE = { widthCm: 182.88, depthCm: 121.92 };

test.each([
  [
    [200, 130],
    [182.88, 121.92],
  ],
  [
    [182.8, 121.9],
    [182.88, 121.92],
  ],
  [
    [-3, 40.2],
    [0, 40],
  ],
] as const)("%j is put on the table at %j", (place, put) => {
  expect(onTable(place, TABLE)).toEqual(put);
});
