import type { Stretch } from "@/lib/rules/belle-alliance/march-question";
import type { MarchingUnit } from "@/lib/rules/belle-alliance/march-row";
import { boxAround, boxContains, boxesTouch, widened } from "@/lib/terrain/box";
import { MAX_CELLS } from "@/lib/terrain/grid-way";
import type { Point } from "@/lib/terrain/point";
import { lengthCm, type Polyline, stationsAlong } from "@/lib/terrain/polyline";
import type { CheckBudget } from "../checks/check-budget";
import {
  type GroundPiece,
  groundPieces,
  type MarchGroundOptions,
  type MarchMap,
} from "./ground-pieces";
import { bitsFor, GROUND_BITS, isSameSurface, type Surface, surfaceOfBits } from "./surface";

/** The drawn ground of a table in cells of 1 cm, row by row from the south-west. */
export interface MarchGround {
  readonly columns: number;
  readonly rows: number;
  /** What lies in the middle of each cell, as bits (`surfaceOfBits`). */
  readonly bits: Uint16Array;
  /** Those first that roads do not open. */
  readonly pieces: readonly GroundPiece[];
}

/** Half the corner of a cell, so that no way by its corners slips through a line. */
const CELL_THIN_CM = 0.71;
/** Some milliseconds' work. */
const LOOKS_A_STEP = 100_000;
/** The most corners drawn; a crowded battle has some thousand. */
const MAX_CORNERS = 50_000;
/** The most edges looked at for all cells; these take some seconds. */
const MAX_LOOKS = 120_000_000;

/**
 * The ground of a map as cells, or null if the drawing is too large for it: over 1 000 000 cells, or too many corners.
 * Takes as long as the drawing asks for, so it is worked out once for each map.
 */
export function marchGround(map: MarchMap, options: MarchGroundOptions): MarchGround | null {
  const steps = marchGroundInSteps(map, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same in steps of some milliseconds, between which others may work. */
export function* marchGroundInSteps(
  map: MarchMap,
  options: MarchGroundOptions,
): Generator<void, MarchGround | null> {
  const columns = Math.ceil(map.widthCm);
  const rows = Math.ceil(map.depthCm);
  const corners = map.features.reduce(
    (sum, feature) => sum + (feature.kind === "place" ? 0 : feature.points.length),
    0,
  );
  if (columns * rows > MAX_CELLS || corners > MAX_CORNERS) return null;
  const unordered: GroundPiece[] = [];
  for (const feature of map.features) {
    unordered.push(...groundPieces(map, options, [feature]));
    yield;
  }
  const pieces = inOrder(unordered);
  const spans = pieces.map((piece) => ({ piece, span: spanOf(piece, { columns, rows }) }));
  const looks = spans.reduce((sum, { piece, span }) => sum + piece.looks * cellsIn(span), 0);
  if (looks > MAX_LOOKS) return null;
  const bits = new Uint16Array(columns * rows);
  let worked = 0;
  for (const { piece, span } of spans) {
    worked += piece.looks * cellsIn(span);
    if (worked > LOOKS_A_STEP) {
      worked = 0;
      yield;
    }
    for (let y = span.minY; y <= span.maxY; y++) {
      for (let x = span.minX; x <= span.maxX; x++) {
        const cell = y * columns + x;
        bits[cell] = (bits[cell] as number) | piece.bitsAt([x + 0.5, y + 0.5], CELL_THIN_CM);
      }
    }
  }
  return { columns, rows, bits, pieces };
}

/**
 * The drawn ground near a way, without cells: for ways that are drawn and not looked for. Null if the drawing is too
 * large, the way too long or the budget spent.
 */
export function groundNear(
  way: Polyline,
  map: MarchMap,
  { effort, ...options }: MarchGroundOptions & { readonly effort: CheckBudget },
): MarchGround | null {
  const around = widened(boxAround(way), REACH_CM);
  const near = map.features.filter(
    (feature) => feature.kind !== "place" && boxesTouch(boxAround(feature.points), around),
  );
  const corners = near.reduce(
    (sum, each) => sum + (each.kind === "place" ? 0 : each.points.length),
    0,
  );
  const stations = lengthCm(way) / STATION_CM;
  if (corners > MAX_CORNERS || stations > MAX_STATIONS) return null;
  const pieces = inOrder(groundPieces(map, options, near));
  const inReach = pieces.filter((piece) => boxesTouch(piece.box, around));
  const looks = (inReach.length * stations) / RUN;
  if (!effort.tryTake(looks)) return null;
  return { columns: 0, rows: 0, bits: new Uint16Array(0), pieces: inReach };
}

/** Beyond its corners a curve may bulge, and a wood has an edge, this far. */
const REACH_CM = 30;
const MAX_STATIONS = 20_000;

/** How finely a way is looked at, in cm, and the least half width of lines that this does not miss. */
const STATION_CM = 0.25;
const STATION_THIN_CM = 0.13;

/** Stations looked at together, so that pieces far from all of them are passed over at once. */
const RUN = 40;

/** The stretches of ground along a way for a unit, to a quarter of a cm. */
export function stretchesAlong(way: Polyline, ground: MarchGround, unit: MarchingUnit): Stretch[] {
  const stretches: (Surface & { lengthCm: number })[] = [];
  const places = stationsAlong(way, STATION_CM).map(({ point }) => point);
  for (let first = 0; first < places.length; first += RUN) {
    const run = places.slice(first, first + RUN);
    const box = boxAround(run);
    const near = ground.pieces.filter((piece) => boxesTouch(piece.box, box));
    for (const place of run) {
      const bits = evenBitsAround(place, ground) ?? exactBitsAt(place, near);
      const surface = surfaceOfBits(bitsFor(unit, bits));
      const last = stretches.at(-1);
      if (last && isSameSurface(last, surface)) last.lengthCm += STATION_CM;
      else stretches.push({ ...surface, lengthCm: STATION_CM });
    }
  }
  return stretches;
}

/** What lies at a place if it lies all around it as well: the cell's own bits; else null. */
function evenBitsAround([x, y]: Point, { columns, rows, bits }: MarchGround): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 1 || row < 1 || column > columns - 2 || row > rows - 2) return null;
  const cell = row * columns + column;
  const here = bits[cell] as number;
  for (const below of [cell - columns, cell, cell + columns]) {
    if (bits[below - 1] !== here || bits[below] !== here || bits[below + 1] !== here) return null;
  }
  return here;
}

function exactBitsAt(point: Point, pieces: readonly GroundPiece[]): number {
  let bits = 0;
  for (const { box, isOpenedByRoads, bitsAt } of pieces) {
    if (isOpenedByRoads && bits & GROUND_BITS.road) continue;
    if (boxContains(box, point)) bits |= bitsAt(point, STATION_THIN_CM);
  }
  return bits;
}

/** Those first that roads do not open. */
function inOrder(pieces: readonly GroundPiece[]): GroundPiece[] {
  return pieces.toSorted((a, b) => Number(a.isOpenedByRoads) - Number(b.isOpenedByRoads));
}

interface Span {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** The cells whose middles lie in a piece's box. */
function spanOf({ box }: GroundPiece, { columns, rows }: { columns: number; rows: number }): Span {
  return {
    minX: Math.max(0, Math.ceil(box.minX - 0.5)),
    maxX: Math.min(columns - 1, Math.floor(box.maxX - 0.5)),
    minY: Math.max(0, Math.ceil(box.minY - 0.5)),
    maxY: Math.min(rows - 1, Math.floor(box.maxY - 0.5)),
  };
}

function cellsIn({ minX, maxX, minY, maxY }: Span): number {
  return Math.max(0, maxX - minX + 1) * Math.max(0, maxY - minY + 1);
}
