/** The kinds of area a battle is fought in, in the order of the die [14.3]. */
export const BATTLE_AREAS = [
  "developed",
  "farmland",
  "plains",
  "woodland",
  "uplands",
  "mountains",
] as const;
export type BattleArea = (typeof BATTLE_AREAS)[number];

/** The columns of the table of areas [14.3]. */
export const TERRAIN_COLUMNS = [
  "difficult",
  "woods",
  "hills-and-gullies",
  "impassable",
  "stream",
  "river",
  "fences",
  "built-up-1",
  "built-up-2",
  "built-up-3",
  "roads",
] as const;
export type TerrainColumn = (typeof TERRAIN_COLUMNS)[number];

/** The most pieces of a kind of terrain a battlefield may have, and the fewest it must have [14.3]. */
export interface TerrainCount {
  readonly most: number;
  readonly least: number;
}

/** The area for a roll of the die, 1 to 6 [14.3]. Throws a RangeError for any other number. */
export function areaOfDie(die: number): BattleArea {
  const area = BATTLE_AREAS[die - 1];
  if (!area) throw new RangeError(`a die shows 1 to 6, not ${die}`);
  return area;
}
