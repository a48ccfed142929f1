/** How far a proposal may be trusted, most first. */
export const VALOUR_CONFIDENCES = ["sure", "likely", "ask"] as const;
export type ValourConfidence = (typeof VALOUR_CONFIDENCES)[number];

/** What speaks against taking a proposal as certain, and how much each leaves of it. */
export const VALOUR_DOUBTS = {
  /** The row does not name just these troops; it is the one that most likely means them. */
  "nearest-row": "likely",
  /** The number or the grade that would decide between the rows is not given. */
  "row-open": "ask",
  /** Another row that gives another value fits as well. */
  "other-row-fits": "ask",
  /** It counts as guard only because it stands in a formation of the guard. */
  "guard-by-formation": "likely",
  /** It stands among guards, and nothing else says that it is one. */
  "guard-open": "ask",
  /** The formation is known by its commander, not by its number. */
  "formation-by-commander": "likely",
  /** The row is one of another weight of cavalry. */
  "weight-differs": "likely",
  /** The name leads nowhere; the type did. */
  "type-over-name": "likely",
  /** Nothing says what kind of troops they are; line was assumed. */
  "kind-assumed": "likely",
  "kind-unknown": "ask",
  /** The part of the country, or the number, is known from its place in history. */
  "known-from-history": "likely",
  /** Two headings of the table could hold the unit and give the same value. */
  "headings-agree": "likely",
  "headings-differ": "ask",
  /** The nation has rows for the arm, none of which names the unit. */
  "not-among-rows": "likely",
  /** The unit is none of the ordinary ones of its arm, and no row names it. */
  "special-unit-unnamed": "ask",
  /** The table speaks of "certain" units of the arm and does not say which. */
  "certain-units-unnamed": "ask",
  /** The table prints dashes for the whole nation. */
  "nation-blank": "ask",
  /** A word of its name was not understood; `words` of the reason are such. */
  "word-unknown": "ask",
  "nation-unknown": "ask",
  "out-of-years": "ask",
  /** The row gives two values. */
  "two-values": "ask",
} as const satisfies Readonly<Record<string, ValourConfidence>>;
export type ValourDoubt = keyof typeof VALOUR_DOUBTS;

/** What all doubts together leave. */
export function confidenceAfter(doubts: readonly ValourDoubt[]): ValourConfidence {
  return doubts.map((doubt) => VALOUR_DOUBTS[doubt]).reduce(lesser, "sure");
}

/** The less trusting of two. */
function lesser(one: ValourConfidence, other: ValourConfidence): ValourConfidence {
  return VALOUR_CONFIDENCES.indexOf(one) > VALOUR_CONFIDENCES.indexOf(other) ? one : other;
}
