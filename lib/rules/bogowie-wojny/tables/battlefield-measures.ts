/** A section of a built-up area is a square with this side [3.5]. */
export const BUILT_UP_SECTION_CM = 10;

/** Levels of built-up areas; level 0 gives no modifiers [3.5]. */
export const BUILT_UP_LEVELS = [0, 1, 2, 3] as const;
export type BuiltUpLevel = (typeof BUILT_UP_LEVELS)[number];

/** A gully is no longer and no wider than this [3.5]. */
export const GULLY = { longestCm: 20, widestCm: 4 } as const;

/** A stream or small river is no wider than this [3.5]. */
export const STREAM_WIDEST_CM = 1;

/** One piece of linear field works is no longer than this [13.3]. */
export const LINEAR_WORK_LONGEST_CM = 10;

/** A redoubt is a square with this side [13.3]. */
export const REDOUBT_CM = 10;

/** The operational base, in the middle of its army's edge and touching it [14.5]. */
export const OPERATIONAL_BASE = { longCm: 8, shortCm: 4 } as const;

/** Troops deploy within this distance of their own edge [14.6]. */
export const DEPLOYMENT_DEPTH_CM = 20;

/** How many objectives of each sort a battlefield has [14.6]. */
export const OBJECTIVE_COUNTS = { main: 1, secondary: 2 } as const;
