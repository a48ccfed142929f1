/** Colours a side can fight under; tokens of the design, not values. */
export const SIDE_COLOURS = ["a", "b", "c", "d"] as const;
export type SideColour = (typeof SIDE_COLOURS)[number];

/** The first colour none of the sides fights under; the first of all where every one is taken. */
export function freeSideColour(sides: readonly { readonly colour: SideColour }[]): SideColour {
  const taken = new Set(sides.map(({ colour }) => colour));
  return SIDE_COLOURS.find((colour) => !taken.has(colour)) ?? SIDE_COLOURS[0];
}
