import type { Kind } from "../valour/valour-traits";

/**
 * Numbers of the Netherlands army of 1815 by the part of the country its men came from. Table 21
 * values the two apart; the army itself counted them in one series.
 */
export const NETHERLANDS_1815: readonly {
  readonly kinds: readonly Kind[];
  readonly dutch: readonly number[];
  readonly belgian: readonly number[];
}[] = [
  {
    kinds: ["line", "jaeger", "light"],
    dutch: [2, 6, 12, 13, 16, 18, 27],
    belgian: [1, 3, 4, 7, 35, 36],
  },
  { kinds: ["carabinier", "cuirassier"], dutch: [1, 3], belgian: [2] },
  { kinds: ["light-dragoon", "chasseur"], dutch: [4], belgian: [5] },
  { kinds: ["hussar"], dutch: [6], belgian: [8] },
];

/** Its batteries, which went by their captains' names. */
export const NETHERLANDS_BATTERIES_1815 = {
  dutch:
    /\bb[iy]j?leveld|\bpetter|\bge[iy]j?\b|\bgey van pittius|\bdu bois|\briesz|\bw[iy]+j?nands/,
  belgian: /\bstevenart|\bwinssinger|\bkrahmer|\blux\b/,
} as const;
