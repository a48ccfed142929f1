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

/** Area for one piece, taken from the book's three tables: 12 pieces on 120 × 120 cm [14.4]. */
const CM2_A_PIECE = 1_200;

/** The columns whose pieces count towards a battlefield's number: all except roads. */
export const PIECE_COLUMNS: readonly TerrainColumn[] = TERRAIN_COLUMNS.filter(
  (column) => column !== "roads",
);

/**
 * How many pieces a battlefield has [14.4]: exactly 12 on 120 × 120 cm; a larger table has at most its own number,
 * and no more than the area allows, since the maxima of 14.3 add up to 20 to 22. Custom tables have one piece for
 * each 1200 cm², as the book's three tables do.
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
