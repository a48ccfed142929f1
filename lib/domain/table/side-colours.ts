/** Side colours; design tokens, not colour values. */
export const SIDE_COLOURS = ["a", "b", "c", "d"] as const;
export type SideColour = (typeof SIDE_COLOURS)[number];

/** The first colour no side uses; the very first if all are taken. */
export function freeSideColour(sides: readonly { readonly colour: SideColour }[]): SideColour {
  const taken = new Set(sides.map(({ colour }) => colour));
  return SIDE_COLOURS.find((colour) => !taken.has(colour)) ?? SIDE_COLOURS[0];
}
