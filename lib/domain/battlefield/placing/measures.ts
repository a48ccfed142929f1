/** Shapes are numbered: another number, another outline. */
export const MOST_SHAPES = 9_999;

/** Corners a player may give a road. */
export const MOST_ROAD_POINTS = 80;
