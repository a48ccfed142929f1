/** The highest shape number; each number gives a different outline. */
export const MAX_SHAPES = 9_999;

/** The most corners of a road. */
export const MAX_ROAD_POINTS = 80;
