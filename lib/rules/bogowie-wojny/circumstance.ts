import type { Arm } from "./unit-kind";

/** Dice, or points of morale, for any unit; or by the arm of the unit they are added to. */
export type Adds = number | Readonly<Partial<Record<Arm, number>>>;

/**
 * A circumstance of a modifier table: said of one party, it changes that party's dice or morale (`own`),
 * its opponent's (`other`) or both at once.
 */
export interface Circumstance {
  readonly id: string;
  /** Chapter of the rules that gives it. */
  readonly chapter: string;
  /** The printed row it belongs to; a row may stand for several circumstances, or for steps of one. */
  readonly row: string;
  readonly parties: readonly string[];
  readonly own?: Adds;
  readonly other?: Adds;
  /** Only units of these arms can be met so. */
  readonly arms?: readonly Arm[];
  /** `own` counts against opponents of this arm alone. */
  readonly against?: Arm;
  /** `own` counts only while the party is not disordered. */
  readonly inOrderOnly?: true;
  /** Of the rows of a group a party has at most one. */
  readonly group?: string;
  /** Circumstances beside which it counts for nothing: of the same party, or of its opponent. */
  readonly voidBeside?: {
    readonly own?: readonly string[];
    readonly other?: readonly string[];
    /** Of its opponent, where the party itself is of that arm. */
    readonly otherFor?: Readonly<Partial<Record<Arm, readonly string[]>>>;
  };
}

/** What is counted and not ticked: so much for each, up to a most. */
export interface CountedModifier {
  readonly id: string;
  readonly chapter: string;
  readonly each: number;
  readonly most: number;
}

/** Two circumstances that by the rules no regiment can meet at once, each with its party. */
export interface Impossible {
  readonly one: { readonly party: string; readonly rows: readonly string[] };
  readonly other: { readonly party: string; readonly rows: readonly string[] };
  readonly chapter: string;
}
