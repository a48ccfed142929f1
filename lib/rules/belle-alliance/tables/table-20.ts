/** The field works of table 20, in its order. */
export const FIELD_WORKS = [
  "building-reinforcement",
  "abatis",
  "chevaux-de-frise",
  "barricade",
  "emplacement",
  "incineration",
  "detonation",
] as const;
export type FieldWork = (typeof FIELD_WORKS)[number];

/** A row of table 20: what a field work needs and yields. */
export interface FieldWorkRow {
  readonly id: FieldWork;
  /** Null means all figures in the building, which must be at least half full. */
  readonly figures: number | null;
  readonly bounds: number;
  /** The result the roll for materials must reach. */
  readonly materialRoll: number;
  /** The lower result that is enough within `withinCm` of the source of the material. */
  readonly nearSource: {
    readonly of: "wood" | "building";
    readonly withinCm: number;
    readonly roll: number;
  } | null;
  readonly result:
    | { readonly kind: "cover-class"; readonly classes: number }
    | { readonly kind: "length"; readonly cm: number }
    | { readonly kind: "emplacement"; readonly modelGuns: number }
    /** The result that a second roll at the end of the work must reach to destroy the object. */
    | { readonly kind: "destroyed"; readonly finalRoll: number };
}

const near = (of: "wood" | "building") => ({ of, withinCm: 10, roll: 7 });
const length = { kind: "length", cm: 5 } as const;

/**
 * Table 20: field works [6.3.0]. The second edition gives the emplacement "for 1 commander figure", which is a
 * mistake; it is for one model gun, as in the first edition.
 */
// biome-ignore format: a table is easiest to read with one row per line
export const TABLE_20: readonly FieldWorkRow[] = [
  { id: "building-reinforcement", figures: null, bounds: 8, materialRoll: 7, nearSource: null, result: { kind: "cover-class", classes: 1 } },
  { id: "abatis", figures: 5, bounds: 8, materialRoll: 13, nearSource: near("wood"), result: length },
  { id: "chevaux-de-frise", figures: 5, bounds: 8, materialRoll: 13, nearSource: null, result: length },
  { id: "barricade", figures: 5, bounds: 8, materialRoll: 13, nearSource: near("building"), result: length },
  { id: "emplacement", figures: 5, bounds: 16, materialRoll: 9, nearSource: null, result: { kind: "emplacement", modelGuns: 1 } },
  { id: "incineration", figures: 5, bounds: 4, materialRoll: 7, nearSource: null, result: { kind: "destroyed", finalRoll: 11 } },
  { id: "detonation", figures: 5, bounds: 6, materialRoll: 9, nearSource: null, result: { kind: "destroyed", finalRoll: 13 } },
];

/** What each failed bound adds to the rolls for materials, incineration and detonation. */
export const PER_FAILED_BOUND = 1;
