import {
  type BattleArea,
  TERRAIN_COLUMNS,
  type TerrainColumn,
  type TerrainCount,
} from "./battle-area";
import { AREA_TERRAIN, TABLE_SIZES } from "./tables/battlefield";

/** A table's size in cm: players sit along its width. */
export interface TableCm {
  readonly widthCm: number;
  readonly depthCm: number;
}

/** Ground for one piece, as the book's three tables have it: 12 pieces on 120 × 120 cm [14.4]. */
const CM2_A_PIECE = 1_200;

/** Columns that count among a battlefield's pieces: roads do not. */
export const PIECE_COLUMNS: readonly TerrainColumn[] = TERRAIN_COLUMNS.filter(
  (column) => column !== "roads",
);

/**
 * How many pieces a battlefield takes [14.4]: exactly 12 on 120 × 120 cm, on a larger table at most its number and no
 * more than the area has, since the maxima of 14.3 sum to 20 to 22. Custom tables have a piece for each 1200 cm², as
 * the book's three have.
 */
export function pieceCount(table: TableCm, area: BattleArea): TerrainCount {
  const most = Math.min(roomFor(table), summed(area, "most"));
  const exact = table.widthCm === 120 && table.depthCm === 120;
  return { most, least: exact ? most : summed(area, "least") };
}

function roomFor({ widthCm, depthCm }: TableCm): number {
  const known = TABLE_SIZES.find((size) => size.widthCm === widthCm && size.depthCm === depthCm);
  return known?.pieces ?? Math.floor((widthCm * depthCm) / CM2_A_PIECE);
}

function summed(area: BattleArea, bound: keyof TerrainCount): number {
  return PIECE_COLUMNS.reduce((sum, column) => sum + AREA_TERRAIN[area][column][bound], 0);
}
