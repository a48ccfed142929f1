import type { RoadGrid } from "./road-grid";
import { WaitingLine } from "./waiting-line";

const STEPS = [-1, 0, 1].flatMap((across) =>
  [-1, 0, 1].flatMap((up) =>
    across === 0 && up === 0
      ? []
      : [{ across, up, length: across !== 0 && up !== 0 ? Math.SQRT2 : 1 }],
  ),
);

/** The cheapest way over the net from any of some places to any of others; null where there is none (Dijkstra). */
export function cheapestWay(
  grid: RoadGrid,
  from: readonly number[],
  to: ReadonlySet<number>,
): readonly number[] | null {
  const best = new Float64Array(grid.costs.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(grid.costs.length).fill(-1);
  const waiting = new WaitingLine();
  for (const node of from) {
    best[node] = 0;
    waiting.add(node, 0);
  }
  for (let next = waiting.take(); next; next = waiting.take()) {
    const { item: node, cost } = next;
    if (cost > (best[node] ?? 0)) continue;
    if (to.has(node)) return walkedTo(node, before);
    const [column, row] = [node % grid.columns, Math.floor(node / grid.columns)];
    for (const { across, up, length } of STEPS) {
      if (!isInside(grid, column + across, row + up)) continue;
      const neighbour = node + up * grid.columns + across;
      const sum = cost + length * (grid.costs[neighbour] ?? Number.POSITIVE_INFINITY);
      if (sum >= (best[neighbour] ?? 0)) continue;
      best[neighbour] = sum;
      before[neighbour] = node;
      waiting.add(neighbour, sum);
    }
  }
  return null;
}

function isInside({ columns, rows }: RoadGrid, column: number, row: number): boolean {
  return column >= 0 && column < columns && row >= 0 && row < rows;
}

function walkedTo(end: number, before: Int32Array): readonly number[] {
  const way: number[] = [];
  for (let node = end; node >= 0; node = before[node] ?? -1) way.push(node);
  return way.reverse();
}
