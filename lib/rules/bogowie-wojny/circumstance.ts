import type { Arm } from "./unit-kind";

/** Dice, or points of morale, added for any unit; or by the arm of the unit they are added to. */
export type Adds = number | Readonly<Partial<Record<Arm, number>>>;

/**
 * A circumstance in a modifier table. Ticked for one party, it changes that party's dice or morale (`own`), its
 * opponent's (`other`) or both.
 */
export interface Circumstance {
  readonly id: string;
  /** The chapter of the rules it comes from. */
  readonly chapter: string;
  /** The printed row it belongs to; one row may cover several circumstances, or the steps of one. */
  readonly row: string;
  readonly parties: readonly string[];
  readonly own?: Adds;
  readonly other?: Adds;
  /** Only units of these arms can be in this circumstance. */
  readonly arms?: readonly Arm[];
  /** `own` counts only against opponents of this arm. */
  readonly against?: Arm;
  /** `own` counts only while the party is not disordered. */
  readonly inOrderOnly?: true;
  /** A party can have at most one of the circumstances in a group. */
  readonly group?: string;
  /** Circumstances that cancel it: the party's own, or its opponent's. */
  readonly voidBeside?: {
    readonly own?: readonly string[];
    readonly other?: readonly string[];
    /** Circumstances of its opponent that cancel it if the party itself is of that arm. */
    readonly otherFor?: Readonly<Partial<Record<Arm, readonly string[]>>>;
  };
}

/** A circumstance entered as a number rather than ticked: it adds `each` for every one, up to a maximum of `most`. */
export interface CountedModifier {
  readonly id: string;
  readonly chapter: string;
  readonly each: number;
  readonly most: number;
}

/** Circumstances of two parties that by the rules cannot apply at the same time. */
export interface Impossible {
  readonly one: { readonly party: string; readonly rows: readonly string[] };
  readonly other: { readonly party: string; readonly rows: readonly string[] };
  readonly chapter: string;
}
