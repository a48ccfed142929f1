import {
  type BattleArea,
  TERRAIN_COLUMNS,
  type TerrainColumn,
} from "@/lib/rules/bogowie-wojny/battle-area";
import { pieceCount } from "@/lib/rules/bogowie-wojny/piece-count";
import { AREA_TERRAIN } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { columnOf } from "@/lib/rules/bogowie-wojny/terrain-piece";
import type { Battlefield } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { placedPieces } from "../ground";

/** The number of pieces per terrain column [14.3]; bought and special ones are not counted. */
export function countedPieces(field: Battlefield): Readonly<Record<TerrainColumn, number>> {
  const columns = placedPieces(field, "placed").map(({ piece }) => columnOf(piece));
  const counts = TERRAIN_COLUMNS.map(
    (column) => [column, columns.filter((each) => each === column).length] as const,
  );
  return {
    ...(Object.fromEntries(counts) as Record<TerrainColumn, number>),
    roads: field.roads.length,
  };
}

/** The minimum and maximum of each column in the table of areas, in its order [14.3]. */
export function boundsOf(area: BattleArea) {
  return TERRAIN_COLUMNS.map((column) => ({ column, ...AREA_TERRAIN[area][column] }));
}

/** Checks the number of pieces per column [14.3] and in total [14.4]. */
export function checkCounts(field: Battlefield): BattlefieldFinding[] {
  return [...checkColumns(field), ...checkNumber(field)];
}

function checkColumns(field: Battlefield): BattlefieldFinding[] {
  const counts = countedPieces(field);
  return boundsOf(field.area).flatMap(({ column, most, least }) => {
    const path = column === "roads" ? "/roads" : "/pieces";
    const params = { column, area: field.area, count: counts[column] };
    if (counts[column] > most) return [findingAt(path, "too-many-of", { ...params, most })];
    if (counts[column] < least) return [findingAt(path, "too-few-of", { ...params, least })];
    return [];
  });
}

function checkNumber(field: Battlefield): BattlefieldFinding[] {
  const count = placedPieces(field, "placed").length;
  const { most, least } = pieceCount(field.table, field.area);
  if (count > most) return [findingAt("/pieces", "too-many-pieces", { count, most })];
  return count < least ? [findingAt("/pieces", "too-few-pieces", { count, least })] : [];
}
