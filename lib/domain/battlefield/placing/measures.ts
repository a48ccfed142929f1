/** Least and most of a measure, in cm. */
export type Span = readonly [least: number, most: number];

/**
 * How large a piece may be asked for. The text measures gullies, built-up areas and works alone [3.5, 13.3]; the
 * rest is as large as players lay such pieces.
 */
export const FORM_MEASURES = {
  difficult: { long: [8, 30], wide: [6, 24] },
  wood: { long: [8, 30], wide: [6, 24] },
  hill: { long: [10, 40], wide: [8, 30] },
  gully: { long: [8, 20], wide: [2, 4] },
  impassable: { long: [6, 24], wide: [5, 20] },
} as const satisfies Record<string, { long: Span; wide: Span }>;
export type SizedKind = keyof typeof FORM_MEASURES;

export const FENCE_LONG_CM = [5, 24] as const satisfies Span;
export const LINEAR_WORK_LONG_CM = [2, 10] as const satisfies Span;
export const WATER_WIDE_CM = {
  stream: [0.5, 1],
  river: [2, 6],
} as const satisfies Record<string, Span>;

/** Shapes are numbered: another number, another outline. */
export const MOST_SHAPES = 9_999;

/** Corners a player may give a road. */
export const MOST_ROAD_POINTS = 80;
