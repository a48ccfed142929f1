import { expect, test } from "vitest";
import { type CostGrid, cheapestWay } from "@/lib/terrain/grid-way";
import { lengthCm } from "@/lib/terrain/polyline";
import { pulledWay } from "@/lib/terrain/pulled-way";

const COLUMNS = 60;
const ROWS = 40;

/** A grid of cost 15, with other costs where `at` says so. */
function gridOf(at: (x: number, y: number) => number | null, trailCells = 0): CostGrid {
  const costs = Uint16Array.from(
    { length: COLUMNS * ROWS },
    (_, cell) => at(cell % COLUMNS, Math.floor(cell / COLUMNS)) ?? 15,
  );
  return { columns: COLUMNS, rows: ROWS, costs, trailCells };
}

const cell = (x: number, y: number) => y * COLUMNS + x;
function pulled(grid: CostGrid, from: [number, number], to: [number, number]) {
  const way = cheapestWay(grid, cell(...from), cell(...to));
  if (!way) throw new Error("no way");
  const middle = ([x, y]: [number, number]) => [x + 0.5, y + 0.5] as const;
  return pulledWay(grid, way.cells, { from: middle(from), to: middle(to) });
}

test("an even way is one straight line", () => {
  expect(
    pulled(
      gridOf(() => null),
      [2, 3],
      [55, 30],
    ),
  ).toEqual([
    [2.5, 3.5],
    [55.5, 30.5],
  ]);
});

test("a way round a wall touches its end and no more", () => {
  const way = pulled(
    gridOf((x, y) => (x === 30 && y < 30 ? 0 : null)),
    [5, 5],
    [55, 5],
  );
  expect(way.length).toBeLessThanOrEqual(5);
  const [a, b] = [Math.hypot(25, 25), Math.hypot(25, 25)];
  expect(lengthCm(way)).toBeLessThan((a + b) * 1.03);
});

test("a long column stays on its road rather than cut a corner through a wood", () => {
  const isRoad = (x: number, y: number) => (y >= 34 && y <= 36) || (x >= 4 && x <= 6);
  const grid = gridOf((x, y) => (isRoad(x, y) ? 12 : y > 10 ? 120 : null), 70);
  for (const [x, y] of pulled(grid, [5, 5], [50, 35])) {
    expect(isRoad(Math.floor(x), Math.floor(y)), `${x} ${y}`).toBe(true);
  }
});
