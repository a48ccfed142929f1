/** Colours a side can fight under; tokens of the design, not values. */
export const SIDE_COLOURS = ["a", "b", "c", "d"] as const;
