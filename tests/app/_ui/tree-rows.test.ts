import fc from "fast-check";
import { expect, test } from "vitest";
import { rowStretches } from "@/app/_ui/row-stretches";
import { placesOf } from "@/app/_ui/tree-walk";
import { RowHeights } from "@/app/_ui/use-row-window";

const KEYS = ["a", "b", "c", "d"];

test("every row of a long table is either drawn or in a gap, and the kept ones are drawn", () => {
  const place = fc.nat({ max: 400 });
  fc.assert(
    fc.property(fc.nat({ max: 300 }), place, place, fc.array(place), (count, from, to, kept) => {
      const stretches = rowStretches(count, { from, to }, kept);
      const rows = stretches.flatMap((each) =>
        Array.from({ length: each.to - each.from }, (_, i) => [each.from + i, each.isDrawn]),
      );
      const wanted = Array.from({ length: count }, (_, i) => [
        i,
        (i >= from && i < to) || kept.includes(i),
      ]);
      expect(rows).toEqual(wanted);
    }),
  );
});

test("gaps alternate with drawn stretches, so that they are as few as can be", () => {
  expect(rowStretches(1000, { from: 100, to: 150 }, [3, -1])).toEqual([
    { from: 0, to: 3, isDrawn: false },
    { from: 3, to: 4, isDrawn: true },
    { from: 4, to: 100, isDrawn: false },
    { from: 100, to: 150, isDrawn: true },
    { from: 150, to: 1000, isDrawn: false },
  ]);
});

test("rows that were never drawn count as an average row until they are", () => {
  const heights = new RowHeights();
  heights.measure([drawn("a", 20), drawn("b", 40)]);
  expect(heights.total(KEYS)).toBe(120);
  heights.measure([drawn("b", 100)]);
  expect(heights.total(["a", "b"])).toBe(120);
  expect(heights.indexAt(KEYS, 19)).toBe(0);
  expect(heights.indexAt(KEYS, 20)).toBe(1);
  expect(heights.indexAt(KEYS, 1000)).toBe(KEYS.length);
});

test("a row knows its place among its neighbours, not among all rows", () => {
  const levels = [1, 2, 3, 3, 2, 3, 1];
  const rows = levels.map((level, i) => ({ key: String(i), level }));
  expect(placesOf(rows).map(({ place, of }) => `${place}/${of}`)).toEqual([
    "1/2",
    "1/2",
    "1/2",
    "2/2",
    "2/2",
    "1/1",
    "2/2",
  ]);
});

function drawn(key: string, px: number): HTMLElement {
  return { dataset: { key }, offsetHeight: px } as unknown as HTMLElement;
}
