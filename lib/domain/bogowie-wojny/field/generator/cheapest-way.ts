import type { RoadGrid } from "./road-grid";

const STEPS = [-1, 0, 1].flatMap((across) =>
  [-1, 0, 1].flatMap((up) =>
    across === 0 && up === 0
      ? []
      : [{ across, up, length: across !== 0 && up !== 0 ? Math.SQRT2 : 1 }],
  ),
);

/**
 * The cheapest path over the grid from any of the first nodes to any of the second (Dijkstra); null if there is none.
 */
export function cheapestWay(
  grid: RoadGrid,
  from: readonly number[],
  to: ReadonlySet<number>,
): readonly number[] | null {
  const best = new Float64Array(grid.costs.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(grid.costs.length).fill(-1);
  const waiting = new PriorityQueue();
  for (const node of from) {
    best[node] = 0;
    waiting.add(node, 0);
  }
  for (let next = waiting.dequeue(); next; next = waiting.dequeue()) {
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

interface Waiting {
  readonly item: number;
  readonly cost: number;
}

/** A priority queue, cheapest first (a binary heap). */
class PriorityQueue {
  readonly #heap: Waiting[] = [];

  add(item: number, cost: number): void {
    const heap = this.#heap;
    let at = heap.push({ item, cost }) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#costAt(above) <= cost) return;
      this.#swap(at, above);
      at = above;
    }
  }

  /** Removes and returns the cheapest item; undefined if the queue is empty. */
  dequeue(): Waiting | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (last && this.#heap.length > 0) {
      this.#heap[0] = last;
      this.#sink();
    }
    return first;
  }

  #sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const below = this.#costAt(right) < this.#costAt(left) ? right : left;
      if (this.#costAt(below) >= this.#costAt(at)) return;
      this.#swap(at, below);
      at = below;
    }
  }

  #costAt(index: number): number {
    return this.#heap[index]?.cost ?? Number.POSITIVE_INFINITY;
  }

  #swap(a: number, b: number): void {
    const heap = this.#heap;
    [heap[a], heap[b]] = [heap[b] as Waiting, heap[a] as Waiting];
  }
}
