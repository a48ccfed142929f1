import { BucketQueue } from "./bucket-queue";

/** A grid of square cells, row by row from the south-west corner. */
export interface CostGrid {
  readonly columns: number;
  readonly rows: number;
  /** What crossing each cell from side to side costs, at least 1; 0 where there is no way. */
  readonly costs: Uint16Array;
  /**
   * What entering dearer ground costs besides, in cells of the difference: as many as whoever goes is long, for the
   * dearer ground holds until the last of them is off it.
   */
  readonly trailCells: number;
}

export interface GridWay {
  /** The cells from the first to the last, each a neighbour of the one before, at its side or corner. */
  readonly cells: readonly number[];
  /** What it costs, in `COST_SCALE` parts of the cost of cells. */
  readonly cost: number;
}

/** Half a cell crossed straight or across a corner: 7 to 5 is near enough to the root of 2 for whole numbers. */
const HALF_STRAIGHT = 5;
const HALF_DIAGONAL = 7;
/** A cell of cost 1 crossed straight costs this. */
export const COST_SCALE = 2 * HALF_STRAIGHT;

/** The most cells a grid may have. */
export const MAX_CELLS = 1_000_000;
const NOWHERE = -1;

/**
 * The cheapest way between two cells of a grid by their eight neighbours, or null if there is none. A corner between
 * two closed cells is closed. Takes each cell once, by the buckets of whole-numbered costs (Dial's algorithm).
 */
export function cheapestWay(grid: CostGrid, from: number, to: number): GridWay | null {
  const { columns, rows, costs } = grid;
  const count = columns * rows;
  if (count > MAX_CELLS) throw new RangeError(`A grid has at most ${MAX_CELLS} cells.`);
  if (!costs[from] || !costs[to]) return null;
  const spent = new Int32Array(count).fill(NOWHERE);
  const cameFrom = new Int32Array(count).fill(NOWHERE);
  const queue = new BucketQueue(count, dearestStep(grid));
  const trail = COST_SCALE * grid.trailCells;
  spent[from] = 0;
  queue.put(from, 0);
  for (let at = queue.takeLeast(); at !== NOWHERE; at = queue.takeLeast()) {
    if (at === to) break;
    const here = costs[at] as number;
    const soFar = spent[at] as number;
    const x = at % columns;
    const isWestEnd = x === 0;
    const isEastEnd = x === columns - 1;
    for (let dy = -1; dy <= 1; dy++) {
      const row = at + dy * columns;
      if (row < 0 || row >= count) continue;
      for (let dx = -1; dx <= 1; dx++) {
        if ((dx === 0 && dy === 0) || (dx < 0 && isWestEnd) || (dx > 0 && isEastEnd)) continue;
        const next = row + dx;
        const there = costs[next] as number;
        if (there === 0) continue;
        const isDiagonal = dx !== 0 && dy !== 0;
        if (isDiagonal && costs[row] === 0 && costs[at + dx] === 0) continue;
        const step = (isDiagonal ? HALF_DIAGONAL : HALF_STRAIGHT) * (here + there);
        const total = soFar + step + (there > here ? trail * (there - here) : 0);
        const known = spent[next] as number;
        if (known !== NOWHERE && known <= total) continue;
        spent[next] = total;
        cameFrom[next] = at;
        queue.put(next, total);
      }
    }
  }
  if (spent[to] === NOWHERE) return null;
  return { cells: cellsBack(cameFrom, to), cost: spent[to] as number };
}

/** What a step can cost at the most. */
function dearestStep({ costs, trailCells }: CostGrid): number {
  let dearest = 0;
  for (const cost of costs) dearest = Math.max(dearest, cost);
  return dearest * (2 * HALF_DIAGONAL + COST_SCALE * trailCells);
}

function cellsBack(cameFrom: Int32Array, to: number): number[] {
  const cells: number[] = [];
  for (let at = to; at !== NOWHERE; at = cameFrom[at] as number) cells.push(at);
  return cells.reverse();
}
