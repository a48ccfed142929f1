/** How a general of division acts after a failed order [6.3]. */
export const CHARACTERS = ["aggressive", "neutral", "cautious"] as const;
export type Character = (typeof CHARACTERS)[number];

/** Command values that make a general of each character; null: no end on that side [6.3]. */
export const CHARACTER_VALUES: Readonly<
  Record<Character, { readonly from: number | null; readonly to: number | null }>
> = {
  aggressive: { from: 1, to: null },
  neutral: { from: 0, to: 0 },
  cautious: { from: null, to: -1 },
};

/** Traits that fix a general's character whatever the command value [6.3]. */
export const CHARACTER_TRAITS = {
  aggressive: "insubordinate-fury",
  cautious: "passive",
} as const;

/** How far a cautious general takes the division back [6.3]. */
export const CAUTIOUS_RETREAT_CM = 15;

/** The part of its move that an aggressive general's unit makes at least, where it cannot charge [6.3]. */
export const AGGRESSIVE_ADVANCE_SHARE = 1 / 2;
