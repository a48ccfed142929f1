import { expect, test } from "vitest";
import { basesFile, type PlacedBase } from "@/lib/domain/bogowie-wojny/list/bases-picture";

function base(x: number, y: number, arm: PlacedBase["arm"] = "infantry"): PlacedBase {
  return { key: `${x} ${y}`, arm, x, y };
}

/** Where the drawing lies on its card: from its left and its top edge to its right and its bottom one. */
function extentOf(bases: readonly PlacedBase[]) {
  const [, x, y, scale] =
    /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(basesFile(bases)) ?? [];
  const right = Math.max(...bases.map((each) => each.x + 20));
  const bottom = Math.max(...bases.map((each) => each.y + 12));
  return [x, y, Number(x) + right * Number(scale), Number(y) + bottom * Number(scale)].map(Number);
}

test.each([
  ["one base", [base(0, 0)]],
  ["a long line", Array.from({ length: 10 }, (_, i) => base(i * 22, 0))],
  ["a deep army", Array.from({ length: 60 }, (_, i) => base(0, i * 28))],
])("%s lies in the middle of its card, whole", (_, bases) => {
  const [left = 0, top = 0, right = 0, bottom = 0] = extentOf(bases);
  expect(left).toBeGreaterThanOrEqual(69.9);
  expect(top).toBeGreaterThanOrEqual(69.9);
  expect(left + right).toBeCloseTo(1_200);
  expect(top + bottom).toBeCloseTo(630);
});

test("each arm has its symbol", () => {
  expect(basesFile([base(0, 0, "cavalry")])).toContain("<path");
  expect(basesFile([base(0, 0, "artillery")])).toContain("<circle");
  expect(basesFile([base(0, 0)])).not.toMatch(/<path|<circle/);
});

test("an army without troops is an empty card", () => {
  expect(basesFile([])).toMatch(/width="1200"/);
});
