import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxInside, cornersOf, LabelField, outlinesOverlap } from "@/lib/pdf/map/label-placing";

const box = (x: number, y: number, width = 4, height = 2) => ({ x, y, width, height });

describe("room for labels", () => {
  it.each([
    ["apart", box(0, 0), box(5, 0), false],
    ["edge to edge", box(0, 0), box(4, 0), false],
    ["across each other", box(0, 0), box(3, 1), true],
    ["one in the other", box(0, 0), box(0, 0, 1, 1), true],
  ])("%s", (_, a, b, overlap) => {
    expect(outlinesOverlap(cornersOf(a), cornersOf(b))).toBe(overlap);
  });

  it("sees past the corners of turned boxes", () => {
    const diamond = cornersOf(box(0, 0, 4, 4), 45);
    expect(outlinesOverlap(diamond, cornersOf(box(2.5, 2.5, 1, 1)))).toBe(false);
    expect(outlinesOverlap(diamond, cornersOf(box(2.5, 0, 1, 1)))).toBe(true);
  });

  it("knows a box that lies wholly inside an outline", () => {
    expect(boxInside(box(0, 0, 2, 1), cornersOf(box(0, 0, 8, 8), 30))).toBe(true);
    expect(boxInside(box(3, 0, 4, 1), cornersOf(box(0, 0, 8, 8), 30))).toBe(false);
  });

  it("keeps labels on the map", () => {
    const field = new LabelField(100, 50);
    expect(field.isFree(box(50, 25))).toBe(true);
    expect(field.isFree(box(99, 25))).toBe(false);
    expect(field.isFree(box(50, 49.5))).toBe(false);
    expect(field.isFree(box(2, 25, 10, 2))).toBe(false);
    expect(field.isFree(box(2, 25, 10, 2), 90)).toBe(true);
  });

  it("finds overlap the same way round", () => {
    const boxes = fc.tuple(
      fc.record({
        x: fc.integer({ min: 0, max: 20 }),
        y: fc.integer({ min: 0, max: 20 }),
        width: fc.integer({ min: 1, max: 9 }),
        height: fc.integer({ min: 1, max: 9 }),
      }),
      fc.integer({ min: 0, max: 359 }),
    );
    fc.assert(
      fc.property(boxes, boxes, ([a, turnA], [b, turnB]) => {
        const [first, second] = [cornersOf(a, turnA), cornersOf(b, turnB)];
        expect(outlinesOverlap(first, second)).toBe(outlinesOverlap(second, first));
      }),
    );
  });
});
