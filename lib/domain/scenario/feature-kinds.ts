export const BUILDING_MATERIALS = ["wood", "stone", "strong-stone"] as const;
export const WALL_HEIGHTS = ["under-1m", "1-2m", "over-2m"] as const;
export const HEDGE_KINDS = ["hedge-row", "hedge", "holstein-hedge"] as const;
export const FENCE_KINDS = ["fence", "shrubs", "dyke", "ditch"] as const;
/** Field works that stand on the ground, as table 20 names them. */
export const FIELD_WORK_KINDS = ["abatis", "chevaux-de-frise", "barricade", "emplacement"] as const;
export const GROUND_KINDS = [
  "orchard",
  "ploughed",
  "overgrown",
  "scrub",
  "garden",
  "marsh",
  "pit",
] as const;
export const ROAD_SURFACES = ["paved", "earth"] as const;
export const CROSSING_KINDS = ["wood-bridge", "stone-bridge", "ford"] as const;

/** Kinds whose points close to an area. */
export const AREA_KINDS = ["hill", "wood", "ground", "building"] as const;
/** Kinds whose points run as a line. */
export const LINE_KINDS = [
  "road",
  "stream",
  "crossing",
  "wall",
  "hedge",
  "fence",
  "field-work",
] as const;
