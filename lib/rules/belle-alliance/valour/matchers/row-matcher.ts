import type { Kind, Mark } from "../valour-lexicon";

/**
 * How closely a row names its units, closest first: by the unit itself, by the formation it serves
 * in, by the kind of troops, or no more than the arm (a "-" in table 21).
 */
export const RANKS = ["unit", "formation", "kind", "arm"] as const;
export type Rank = (typeof RANKS)[number];

/** From and to, both counted in. */
export type NumberRange = readonly [number, number];

/** What a unit must be for a row of table 21 to be about it; every condition given must hold. */
export interface RowMatcher {
  readonly row: string;
  readonly rank: Rank;
  /** Any of these. */
  readonly kinds?: readonly Kind[];
  /** None of these. */
  readonly notKinds?: readonly Kind[];
  /** All of these. */
  readonly marks?: readonly Mark[];
  /** None of these. */
  readonly not?: readonly Mark[];
  /** The unit's number within one of these; null for a unit whose number is unknown. */
  readonly numbers?: readonly NumberRange[] | null;
  /** Every battalion the name lists is one of these; empty: the name lists none. */
  readonly battalions?: readonly number[];
  readonly corps?: readonly number[];
  readonly divisions?: readonly number[];
  readonly years?: readonly number[];
  readonly confidence: "sure" | "likely" | "ask";
}

type Conditions = Omit<RowMatcher, "row" | "rank" | "confidence">;

/** A matcher of that rank, sure unless said otherwise; rows are named without their `t21-`. */
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
/** The row speaks of the arm as a whole; corps of another pay are not meant. */
export const wholeArm = (row: string) => matcher("arm")(row, { not: ["russo-german"] });
export const kind = (row: string, ...kinds: Kind[]) => matcher("kind")(row, { kinds });
/** Troops of a kind the row does not name and most likely means. */
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
