import type { Kind, Mark } from "../valour-lexicon";

/**
 * How closely a row identifies its units, closest first: by the unit itself, by the formation it serves in, by the
 * kind of troops, or only by the arm (a "-" in table 21).
 */
export const RANKS = ["unit", "formation", "kind", "arm"] as const;
export type Rank = (typeof RANKS)[number];

/** First and last number, both inclusive. */
export type NumberRange = readonly [number, number];

/** The conditions under which a row of table 21 applies to a unit; every condition given must be met. */
export interface RowMatcher {
  readonly row: string;
  readonly rank: Rank;
  /** The unit is any of these kinds. */
  readonly kinds?: readonly Kind[];
  /** The unit is none of these kinds. */
  readonly notKinds?: readonly Kind[];
  /** The unit has all of these marks. */
  readonly marks?: readonly Mark[];
  /** The unit has none of these marks. */
  readonly not?: readonly Mark[];
  /** The unit's number is in one of these ranges; null means that the unit's number is unknown. */
  readonly numbers?: readonly NumberRange[] | null;
  /** Every battalion listed in the name is one of these; an empty list means that the name lists none. */
  readonly battalions?: readonly number[];
  readonly corps?: readonly number[];
  readonly divisions?: readonly number[];
  readonly years?: readonly number[];
  readonly confidence: "sure" | "likely" | "ask";
}

type Conditions = Omit<RowMatcher, "row" | "rank" | "confidence">;

/**
 * Returns a function that makes matchers of that rank; `confidence` is "sure" by default. Row ids are given without
 * their `t21-`.
 */
export const matcher =
  (rank: Rank, confidence: RowMatcher["confidence"] = "sure") =>
  (row: string, conditions: Conditions = {}): RowMatcher => ({
    row: `t21-${row}`,
    rank,
    confidence,
    ...conditions,
  });

export const unit = matcher("unit");
export const unitLikely = matcher("unit", "likely");
export const unitAsk = matcher("unit", "ask");
export const formation = matcher("formation");
export const kindLikely = matcher("kind", "likely");
export const kindAsk = matcher("kind", "ask");
/** For a row about the whole arm; units in another nation's pay are excluded. */
export const wholeArm = (row: string) => matcher("arm")(row, { not: ["russo-german"] });
export const kind = (row: string, ...kinds: Kind[]) => matcher("kind")(row, { kinds });
/** For troops of a kind the row does not name but most likely means. */
export const near = (row: string, ...kinds: Kind[]) => kindLikely(row, { kinds });

export const LIGHT_HORSE: Kind[] = [
  "hussar",
  "chasseur",
  "chevauleger",
  "lancer",
  "uhlan",
  "light-dragoon",
  "light",
];
export const HUSSARS: Kind[] = ["hussar"];
export const LANCERS: Kind[] = ["uhlan", "lancer"];
export const DRAGOONS: Kind[] = ["dragoon"];
export const LINE: Kind[] = ["line", "fusilier"];
export const LANDWEHR: Kind[] = ["landwehr", "militia"];
