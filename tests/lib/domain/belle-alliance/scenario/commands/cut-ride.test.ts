import { describe, expect, test } from "vitest";
import { blankShape } from "@/lib/domain/belle-alliance/scenario/blank-shape";
import { canRide, cutRide } from "@/lib/domain/belle-alliance/scenario/commands/cut-ride";
import type { ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";
import { applyCommand } from "@/lib/domain/document/command";
import { distanceToLineCm } from "@/lib/terrain/polyline";
import { areaCm2, ringContains } from "@/lib/terrain/ring";
import { flattened, smoothLine, smoothRing } from "@/lib/terrain/smooth";
import { scenario } from "../build";

const wood = {
  ...blankShape("wood", "wood", [
    [20, 20],
    [60, 15],
    [80, 40],
    [55, 70],
    [25, 60],
  ]),
  name: "Bossu",
  hiddenFrom: ["red"],
} as ShapeFeature;
const through = blankShape("road", "through", [
  [0, 40],
  [50, 44],
  [120, 40],
]);
const intoIt = blankShape("road", "into", [
  [0, 40],
  [50, 40],
]);
const inside = blankShape("road", "inside", [
  [40, 40],
  [55, 42],
]);
const beside = blankShape("road", "beside", [
  [0, 100],
  [120, 100],
]);

let next = 0;
const cut = (line: ShapeFeature, widthCm = 3) =>
  applyCommand(
    scenario({ map: { widthCm: 180, depthCm: 120, note: "", features: [wood, line] } }),
    cutRide,
    { featureId: "wood", alongId: line.id, widthCm, newIds: () => `new-${next++}` },
  ).map.features.filter((each) => each.kind === "wood");

const drawn = (each: { readonly points: readonly (readonly [number, number])[] }) =>
  flattened(smoothRing(each.points));

test("a ride through a wood leaves two of one name, hidden from the same side", () => {
  const woods = cut(through);
  expect(woods).toHaveLength(2);
  expect(woods.map(({ name, hiddenFrom }) => [name, hiddenFrom])).toEqual([
    ["Bossu", ["red"]],
    ["Bossu", ["red"]],
  ]);
  expect(new Set(woods.map(({ id }) => id)).size).toBe(2);
  expect(woods[0]?.id).toBe("wood");
});

test("the lane is free of trees in all its width, as the woods are drawn, and no wider", () => {
  const course = flattened(smoothLine(through.points));
  for (const each of cut(through, 4)) {
    const edge = drawn(each);
    for (const at of course) expect(ringContains(edge, at)).toBe(false);
    const nearest = Math.min(...edge.map((at) => distanceToLineCm(at, course)));
    expect(nearest).toBeGreaterThan(1.85);
    expect(nearest).toBeLessThan(2.05);
  }
  const rest = cut(through, 4).reduce((sum, each) => sum + areaCm2(drawn(each)), 0);
  expect(areaCm2(drawn(wood)) - rest).toBeGreaterThan(4 * 50);
});

test("a ride that ends in the wood leaves one, with a lane into it", () => {
  const woods = cut(intoIt);
  expect(woods).toHaveLength(1);
  expect(ringContains(drawn(woods[0] as ShapeFeature), [45, 40])).toBe(false);
  expect(ringContains(drawn(woods[0] as ShapeFeature), [60, 40])).toBe(true);
});

describe("no ride is cut", () => {
  test.each([
    ["by a line that does not reach the edge", inside],
    ["by a line that lies elsewhere", beside],
    ["by an area", { ...wood, id: "other" }],
  ])("%s", (_, line) => {
    expect(canRide(wood, line)).toBe(false);
    expect(() => cut(line)).toThrow(RangeError);
  });

  test("by a lane that would leave nothing", () => {
    expect(() => cut(through, 200)).toThrow(RangeError);
  });
});
