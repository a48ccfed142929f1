import type { BattleArea, TerrainColumn } from "@/lib/rules/bogowie-wojny/battle-area";
import { PIECE_COLUMNS, pieceCount, type TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { oppositeEdge, type TableEdge, turnOf } from "@/lib/rules/bogowie-wojny/placing-order";
import { AREA_TERRAIN } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import {
  COUNTED_SORTS,
  isWater,
  type PieceSort,
  sortOf,
} from "@/lib/rules/bogowie-wojny/terrain-piece";
import type { SeededRandom } from "./seeded-random";

/** A piece to be placed, with its player. */
export interface PlannedPiece extends PieceSort {
  readonly placedBy: TableEdge;
}

export interface Situation {
  readonly table: TableCm;
  readonly area: BattleArea;
  readonly initiative: TableEdge;
}

type Counts = Record<TerrainColumn, number>;

const RIVER_LIKELIHOOD = 0.35;
const STREAM_LIKELIHOOD = 0.5;
const OTHER_LIKELIHOOD = 0.22;
/** The most pieces that a larger table may lack of its maximum. */
const MAX_LEFT_OUT = 3;

/** Weights for choosing the column of optional pieces, as players might. */
const COLUMN_WEIGHTS: Readonly<Record<TerrainColumn, number>> = {
  difficult: 1,
  woods: 1.3,
  "hills-and-gullies": 1.2,
  impassable: 0.7,
  stream: 0,
  river: 0,
  fences: 0.7,
  "built-up-1": 1.1,
  "built-up-2": 1,
  "built-up-3": 0.9,
  roads: 0,
};

/** The pieces of a battlefield, in a legal order of placing [14.3, 14.4]. */
export function planPieces(chance: SeededRandom, situation: Situation): PlannedPiece[] {
  const counts = countPieces(chance, situation);
  const { waters, obligatory, further } = piecesOf(counts, chance, situation.area);
  const dry = [...obligatory, ...further];
  const ownWaters = shareWaters(waters, chance);
  return Array.from({ length: dry.length + waters.length }, (_, index) => {
    const placedBy = turnOf(index, situation.initiative);
    const sort = ownWaters[placedBy].shift() ?? dry.shift() ?? { kind: "wood" as const };
    return { ...sort, placedBy };
  });
}

function countPieces(chance: SeededRandom, { table, area }: Situation): Counts {
  const { most, least } = pieceCount(table, area);
  const wanted = chance.whole(Math.max(least, most - MAX_LEFT_OUT), most);
  const bounds = AREA_TERRAIN[area];
  const counts = Object.fromEntries(
    PIECE_COLUMNS.map((column) => [column, bounds[column].least]),
  ) as Counts;
  if (chance.withProbability(RIVER_LIKELIHOOD)) counts.river = bounds.river.most;
  if (chance.withProbability(STREAM_LIKELIHOOD)) counts.stream = bounds.stream.most;
  const room = (column: TerrainColumn) => bounds[column].most - counts[column];
  for (let missing = wanted - summed(counts); missing > 0; missing--) {
    const column = drawColumnByWeight(chance, (each) => room(each) * COLUMN_WEIGHTS[each]);
    counts[column ?? (room("stream") > 0 ? "stream" : "river")] += 1;
  }
  return counts;
}

function summed(counts: Counts): number {
  return PIECE_COLUMNS.reduce((sum, column) => sum + counts[column], 0);
}

/** A random column by weight; null if all weights are 0. */
function drawColumnByWeight(
  chance: SeededRandom,
  weight: (column: TerrainColumn) => number,
): TerrainColumn | null {
  let left = chance.fraction() * PIECE_COLUMNS.reduce((sum, column) => sum + weight(column), 0);
  for (const column of PIECE_COLUMNS) {
    left -= weight(column);
    if (left < 0) return column;
  }
  return null;
}

function piecesOf(counts: Counts, chance: SeededRandom, area: BattleArea) {
  const waters: PieceSort[] = [];
  const obligatory: PieceSort[] = [];
  const further: PieceSort[] = [];
  for (const column of PIECE_COLUMNS) {
    for (let n = 0; n < counts[column]; n++) {
      const sort = sortIn(column, n, chance);
      if (isWater(sort.kind)) waters.push(sort);
      else if (n < AREA_TERRAIN[area][column].least) obligatory.push(sort);
      else further.push(sort);
    }
  }
  return {
    waters: chance.shuffled(waters),
    obligatory: chance.shuffled(obligatory),
    further: chance.shuffled(further),
  };
}

/** A kind of piece in a column: the usual one, or occasionally another. */
function sortIn(column: TerrainColumn, index: number, chance: SeededRandom): PieceSort {
  const [usual, ...others] = COUNTED_SORTS.filter((sort) => sort.column === column);
  if (!usual) throw new RangeError(`no piece counts as ${column} [14.3]`);
  const isOther = others.length > 0 && index > 0 && chance.withProbability(OTHER_LIKELIHOOD);
  return sortOf(isOther ? (others[(index - 1) % others.length] ?? usual) : usual);
}

/** Assigns waters: each is a player's first piece, or both are one player's first and second [14.4]. */
function shareWaters(
  waters: readonly PieceSort[],
  chance: SeededRandom,
): Record<TableEdge, PieceSort[]> {
  const first: TableEdge = chance.withProbability(0.5) ? "south" : "north";
  const second = chance.withProbability(0.4) ? first : oppositeEdge(first);
  const own: Record<TableEdge, PieceSort[]> = { south: [], north: [] };
  waters.forEach((water, index) => {
    own[index === 0 ? first : second].push(water);
  });
  return own;
}
