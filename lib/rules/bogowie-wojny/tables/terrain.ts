/** The kinds of terrain, in the order of the book [3.5]. */
export const TERRAIN_KINDS = [
  "open",
  "road",
  "hill",
  "difficult",
  "wood",
  "gully",
  "fence",
  "built-up",
  "linear-works",
  "redoubt",
  "impassable",
  "stream",
  "river",
  "great-river",
] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** Kinds of units that terrain slows in different ways [3.5]. */
export const MOVERS = [
  "light-infantry",
  "infantry",
  "cavalry",
  "artillery",
  "regimental-artillery",
] as const;
export type Mover = (typeof MOVERS)[number];

/** What terrain does to movement [3.5]. */
export type Passage =
  | { readonly kind: "free" }
  /** Each cm costs `times` cm. */
  | { readonly kind: "times"; readonly times: number }
  /** This many cm in addition to the distance covered. */
  | { readonly kind: "plus"; readonly cm: number }
  /** Costs `inCm` to enter and `outCm` to leave; distance inside does not count. */
  | { readonly kind: "in-and-out"; readonly inCm: number; readonly outCm: number }
  /** Costs `inCm` to enter; the unit stops there until the next turn. */
  | { readonly kind: "stops"; readonly inCm: number; readonly outCm: number }
  /** Free if entered from behind, closed from any other side. */
  | { readonly kind: "from-behind" }
  | { readonly kind: "closed" };

/** What terrain does to sight [2.6, 3.5]. `edge`: units see, and can be seen, this many cm deep. */
export type SightEffect =
  | { readonly kind: "clear" }
  | { readonly kind: "crest" }
  | { readonly kind: "edge"; readonly cm: number }
  | { readonly kind: "seen-inside" };

/**
 * How much of cavalry's charge bonus is left [3.5]. `regained`: it returns after this many cm of open ground beyond.
 */
export type ChargeEffect =
  | { readonly kind: "kept" }
  | { readonly kind: "none" }
  | { readonly kind: "regained"; readonly cm: number }
  /** Cavalry cannot charge across. */
  | { readonly kind: "barred" };

interface TerrainRow {
  readonly passage: Readonly<Record<Mover, Passage>>;
  readonly sight: SightEffect;
  /** Null if the text does not say. */
  readonly charge: ChargeEffect | null;
}

const FREE = { kind: "free" } as const;
const CLOSED = { kind: "closed" } as const;
const HALF = { kind: "times", times: 2 } as const;
const ACROSS = { kind: "plus", cm: 5 } as const;
const IN_AND_OUT = { kind: "in-and-out", inCm: 5, outCm: 5 } as const;
const INTO_RIVER = { kind: "stops", inCm: 5, outCm: 5 } as const;
const CLEAR = { kind: "clear" } as const;
const KEPT = { kind: "kept" } as const;
const LOST = { kind: "none" } as const;
const REGAINED = { kind: "regained", cm: 10 } as const;
const BARRED = { kind: "barred" } as const;

const all = (passage: Passage) => ({
  "light-infantry": passage,
  infantry: passage,
  cavalry: passage,
  artillery: passage,
  "regimental-artillery": passage,
});

/**
 * The effects of each kind of terrain [3.5]. Columns that the text leaves empty are free and clear; what it says
 * about artillery in general applies to regimental guns unless 3.5 or 9.9 makes an exception for them. Leaving a
 * built-up area costs the same as forming up, 5 cm [7.6].
 */
export const TERRAIN: Readonly<Record<TerrainKind, TerrainRow>> = {
  open: { passage: all(FREE), sight: CLEAR, charge: KEPT },
  road: { passage: all(FREE), sight: CLEAR, charge: KEPT },
  hill: { passage: all(FREE), sight: { kind: "crest" }, charge: KEPT },
  difficult: {
    passage: { ...all(HALF), "light-infantry": FREE },
    sight: CLEAR,
    charge: LOST,
  },
  wood: {
    passage: {
      "light-infantry": FREE,
      infantry: HALF,
      cavalry: { kind: "times", times: 4 },
      artillery: CLOSED,
      "regimental-artillery": HALF,
    },
    sight: { kind: "edge", cm: 3 },
    charge: LOST,
  },
  gully: { passage: all(ACROSS), sight: CLEAR, charge: REGAINED },
  fence: {
    passage: { ...all(ACROSS), artillery: CLOSED, "regimental-artillery": CLOSED },
    sight: CLEAR,
    charge: REGAINED,
  },
  "built-up": { passage: all(IN_AND_OUT), sight: { kind: "seen-inside" }, charge: LOST },
  "linear-works": {
    passage: {
      ...all(ACROSS),
      cavalry: CLOSED,
      artillery: CLOSED,
      "regimental-artillery": CLOSED,
    },
    sight: CLEAR,
    charge: BARRED,
  },
  redoubt: {
    passage: {
      ...all(ACROSS),
      cavalry: CLOSED,
      artillery: { kind: "from-behind" },
      "regimental-artillery": { kind: "from-behind" },
    },
    sight: { kind: "seen-inside" },
    charge: BARRED,
  },
  impassable: { passage: all(CLOSED), sight: CLEAR, charge: null },
  stream: { passage: all(ACROSS), sight: CLEAR, charge: REGAINED },
  river: {
    passage: { ...all(INTO_RIVER), artillery: CLOSED, "regimental-artillery": CLOSED },
    sight: CLEAR,
    charge: null,
  },
  "great-river": { passage: all(CLOSED), sight: CLEAR, charge: null },
};

/** The endurance (WTR) of field works, in points [3.5]. */
export const WORKS_WTR = { "linear-works": 2, redoubt: 4 } as const;

/** How many regiments of infantry and how many batteries a redoubt holds [3.5]. */
export const REDOUBT_HOLDS = { regiments: 2, batteries: 2 } as const;

/** Levels of disorder for cavalry that crosses a fence or is pushed back onto it [3.5, 10.28]. */
export const FENCE_DISORDER = 1;
