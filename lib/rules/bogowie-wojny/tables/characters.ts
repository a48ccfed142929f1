/** How a general of division acts after a failed order [6.3]. */
export const CHARACTERS = ["aggressive", "neutral", "cautious"] as const;
export type Character = (typeof CHARACTERS)[number];

/** The command values for each character; null: no limit at that end [6.3]. */
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

/** How far a cautious general withdraws the division [6.3]. */
export const CAUTIOUS_RETREAT_CM = 15;

/** The least share of its move that an aggressive general's unit makes if it cannot charge [6.3]. */
export const AGGRESSIVE_ADVANCE_SHARE = 1 / 2;
