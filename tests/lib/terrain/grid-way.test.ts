import fc from "fast-check";
import { expect, test } from "vitest";
import { COST_SCALE, type CostGrid, cheapestWay } from "@/lib/terrain/grid-way";

/** A grid from rows of digits, the first row the northernmost; a dot is no way. */
function gridOf(rows: readonly string[], trailCells = 0): CostGrid {
  const southFirst = rows.toReversed().join("");
  const costs = Uint16Array.from(southFirst, (sign) => (sign === "." ? 0 : Number(sign)));
  return { columns: rows[0]?.length ?? 0, rows: rows.length, costs, trailCells };
}

const straight = (cells: number) => cells * COST_SCALE;

test("the way goes straight over even ground", () => {
  expect(cheapestWay(gridOf(["11111"]), 0, 4)).toEqual({
    cells: [0, 1, 2, 3, 4],
    cost: straight(4),
  });
});

test("the way goes round dear ground", () => {
  const way = cheapestWay(gridOf(["11111", "19991", "11111"]), 5, 9);
  expect(way?.cells).not.toContain(7);
});

test("the way takes a road that goes about", () => {
  const way = cheapestWay(gridOf(["111111", "199991", "199991", "199991"]), 0, 5);
  expect(way?.cells.at(-1)).toBe(5);
  expect(way?.cells).toContain(20);
});

test.each([
  ["walls", ["1.1"], 0, 2],
  ["corners between walls", [".1", "1."], 0, 3],
  ["a closed end", ["11."], 0, 2],
])("there is no way through %s", (_, rows, from, to) => {
  expect(cheapestWay(gridOf(rows), from, to)).toBeNull();
});

test("dear ground costs the length of who goes there as well", () => {
  const [short, long] = [0, 3].map((trail) => cheapestWay(gridOf(["11211"], trail), 0, 4)?.cost);
  expect(short).toBe(50);
  expect(long).toBe(50 + straight(3));
});

test("no way is cheaper than the one a plain search finds", () => {
  const grids = fc.record({
    columns: fc.integer({ min: 1, max: 6 }),
    rows: fc.integer({ min: 1, max: 6 }),
    costs: fc.array(fc.nat(9), { minLength: 36, maxLength: 36 }),
    trailCells: fc.nat(3),
  });
  fc.assert(
    fc.property(grids, fc.nat(), fc.nat(), (made, a, b) => {
      const count = made.columns * made.rows;
      const grid = { ...made, costs: Uint16Array.from(made.costs.slice(0, count)) };
      const [from, to] = [a % count, b % count];
      expect(cheapestWay(grid, from, to)?.cost ?? null).toBe(plainSearch(grid, from, to));
    }),
    { numRuns: 500 },
  );
});

/** The least cost by going over all edges until nothing changes. */
function plainSearch({ columns, rows, costs, trailCells }: CostGrid, from: number, to: number) {
  if (!costs[from] || !costs[to]) return null;
  const count = columns * rows;
  const best = Array.from({ length: count }, (_, i) => (i === from ? 0 : Number.POSITIVE_INFINITY));
  const open = (x: number, y: number) => (costs[y * columns + x] ?? 0) > 0;
  for (let round = 0; round < count; round++) {
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) {
        const [x, y, toX, toY] = [
          i % columns,
          Math.floor(i / columns),
          j % columns,
          Math.floor(j / columns),
        ];
        const [dx, dy] = [Math.abs(x - toX), Math.abs(y - toY)];
        if (Math.max(dx, dy) !== 1 || !open(x, y) || !open(toX, toY)) continue;
        if (dx + dy === 2 && !open(x, toY) && !open(toX, y)) continue;
        const [here, there] = [costs[i] ?? 0, costs[j] ?? 0];
        const step = (dx + dy === 2 ? 7 : 5) * (here + there);
        const more = COST_SCALE * trailCells * Math.max(0, there - here);
        best[j] = Math.min(best[j] ?? 0, (best[i] ?? 0) + step + more);
      }
    }
  }
  return Number.isFinite(best[to]) ? best[to] : null;
}
