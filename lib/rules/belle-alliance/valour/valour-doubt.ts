/** How far a proposal can be trusted, most trusted first. */
export const VALOUR_CONFIDENCES = ["sure", "likely", "ask"] as const;
export type ValourConfidence = (typeof VALOUR_CONFIDENCES)[number];

/** The reasons to doubt a proposal, each with the highest confidence it leaves. */
export const VALOUR_DOUBTS = {
  /** The row does not name exactly these troops; it is the one that most likely means them. */
  "nearest-row": "likely",
  /** The number or grade that would decide between the rows is not given. */
  "row-open": "ask",
  /** The name has another number that could be the regiment's, and that one leads to another value. */
  "number-open": "ask",
  /** The name lists several battalions or regiments, to which the table gives different values. */
  "parts-differ": "ask",
  /** Another row fits as well and gives another value. */
  "other-row-fits": "ask",
  /** The unit counts as guard only because it belongs to a formation of the guard. */
  "guard-by-formation": "likely",
  /** The unit is in a formation with guards, but nothing else says that it is one. */
  "guard-open": "ask",
  /** The formation was identified by its commander, not by its number. */
  "formation-by-commander": "likely",
  /** The row is for another weight of cavalry. */
  "weight-differs": "likely",
  /** The name matches no row; the type did. */
  "type-over-name": "likely",
  /** Nothing says what kind of troops they are; line is assumed. */
  "kind-assumed": "likely",
  "kind-unknown": "ask",
  /** The part of the country, or the number, was derived from history. */
  "known-from-history": "likely",
  /** The unit may belong under two headings of the table, which give the same value. */
  "headings-agree": "likely",
  "headings-differ": "ask",
  /** The nation has rows for the arm, none of which names the unit. */
  "not-among-rows": "likely",
  /** The unit is not an ordinary one of its arm, and no row names it. */
  "special-unit-unnamed": "ask",
  /** The table speaks of "certain" units of the arm and does not say which. */
  "certain-units-unnamed": "ask",
  /** The table prints dashes for the whole nation. */
  "nation-blank": "ask",
  /** A word of its name was not understood; the reason's `words` lists such words. */
  "word-unknown": "ask",
  "nation-unknown": "ask",
  "out-of-years": "ask",
  /** The row gives two values. */
  "two-values": "ask",
} as const satisfies Readonly<Record<string, ValourConfidence>>;
export type ValourDoubt = keyof typeof VALOUR_DOUBTS;

/** The confidence that remains after all these doubts. */
export function confidenceAfter(doubts: readonly ValourDoubt[]): ValourConfidence {
  return doubts.map((doubt) => VALOUR_DOUBTS[doubt]).reduce(lowerConfidence, "sure");
}

/** The lower of two confidences. */
function lowerConfidence(one: ValourConfidence, other: ValourConfidence): ValourConfidence {
  return VALOUR_CONFIDENCES.indexOf(one) > VALOUR_CONFIDENCES.indexOf(other) ? one : other;
}
