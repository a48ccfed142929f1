import type { CostGrid } from "./grid-way";
import { between, distanceCm, type Point } from "./point";
import type { Polyline } from "./polyline";

/** How far apart a straight line is looked at, in cells. */
const STEP = 0.5;
/** A straight line may be this much dearer than the way it replaces, which is measured as roughly. */
const AS_CHEAP = 1.002;

/**
 * A way over a grid with its corners taken straight wherever that is no dearer: the corners left, in cells' sides from
 * the south-west corner, between the exact places where it begins and ends.
 */
export function pulledWay(
  grid: CostGrid,
  cells: readonly number[],
  { from, to }: { readonly from: Point; readonly to: Point },
): Polyline {
  const places = [from, ...cells.slice(1, -1).map((cell) => middleOf(cell, grid)), to];
  const soFar = costsAlong(grid, cells);
  const pulled: Point[] = [from];
  let at = 0;
  while (at < places.length - 1) {
    at = farthestStraight(grid, { places, soFar, at });
    pulled.push(places[at] as Point);
  }
  return pulled;
}

/** What the way has cost at each of its cells. */
function costsAlong({ columns, costs, trailCells }: CostGrid, cells: readonly number[]): number[] {
  let sum = 0;
  return cells.map((cell, i) => {
    const before = cells[i - 1] ?? cell;
    const [here, there] = [costs[before] as number, costs[cell] as number];
    const isStraight = Math.abs(cell - before) === 1 || Math.abs(cell - before) === columns;
    const lengthCells = cell === before ? 0 : isStraight ? 1 : Math.SQRT2;
    sum += ((here + there) / 2) * lengthCells + Math.max(0, there - here) * trailCells;
    return sum;
  });
}

/** The farthest place that is reached straight as cheaply as by the way, tried at halving distances. */
function farthestStraight(
  grid: CostGrid,
  way: { readonly places: Polyline; readonly soFar: readonly number[]; readonly at: number },
): number {
  const { places, soFar, at } = way;
  for (let ahead = places.length - 1 - at; ahead > 1; ahead = Math.floor(ahead * (2 / 3))) {
    const straight = costOfLine(grid, places[at] as Point, places[at + ahead] as Point);
    const along = (soFar[at + ahead] as number) - (soFar[at] as number);
    if (straight !== null && straight <= along * AS_CHEAP) return at + ahead;
  }
  return at + 1;
}

/**
 * What a straight line costs; null if it crosses a cell without a way. A cell looked at once is a corner that the line
 * touches: dearer ground there delays nothing.
 */
function costOfLine(grid: CostGrid, from: Point, to: Point): number | null {
  const length = distanceCm(from, to);
  const steps = Math.max(1, Math.ceil(length / STEP));
  const costs = [costAt(grid, from)];
  for (let i = 0; i < steps; i++) {
    const cost = costAt(grid, between(from, to, (i + 0.5) / steps));
    if (cost === 0) return null;
    costs.push(cost);
  }
  let sum = 0;
  let lasting = costs[0] as number;
  for (let i = 1; i < costs.length; i++) {
    const here = costs[i] as number;
    const around = Math.max(costs[i - 1] as number, costs[i + 1] ?? here);
    const now = Math.min(here, around);
    sum += (here * length) / steps + Math.max(0, now - lasting) * grid.trailCells;
    lasting = now;
  }
  return sum;
}

function costAt({ columns, rows, costs }: CostGrid, [x, y]: Point): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y)));
  return costs[row * columns + column] as number;
}

function middleOf(cell: number, { columns }: CostGrid): Point {
  return [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5];
}
