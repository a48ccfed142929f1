import type { FormationNode } from "../../scenario/formation";
import { unitsUnder } from "../../scenario/visible-tree";
import { wholeNumber } from "../groups";
import type { PastedLine } from "../lines/pasted-line";
import { menCounted, type OfficersChoice } from "../words/officers";
import { MEN_OF_ARM } from "../words/strength-words";
import { readStrength } from "./strength";

/** Total men and guns. */
export interface Sum {
  readonly men: number;
  readonly guns: number;
}

/** A sum, with the officers who are not among its men but may be among those stated. */
export interface SumBesideOfficers extends Sum {
  readonly officers: number;
}

/** A sum as stated in a text: null for men or guns it does not give. */
export type StatedSum = { readonly [Key in keyof Sum]: number | null };

/** A sum stated in a text, and what it is the sum of. */
export interface StatedTotal extends StatedSum {
  /** Id of the formation; null for everything above its line. */
  readonly of: string | null;
  /** Line of the text or row of the sheet, counted from 1. */
  readonly line: number;
}

/** What a sum is of. */
export interface Subject {
  /** Id of the formation; null for everything read so far. */
  readonly of: string | null;
  readonly sum: SumBesideOfficers;
}

/** A line of totals that matches nothing read so far: it may stand before what it is the total of. */
export interface OpenTotal {
  readonly line: PastedLine;
  readonly stated: StatedSum;
  readonly subject: Subject;
  /** The formations open at its line. */
  readonly open: readonly FormationNode[];
}

/** The total men and guns of all units. */
export function sumOf(formations: readonly FormationNode[]): Sum {
  const units = unitsUnder(formations);
  return {
    men: units.reduce((sum, { men }) => sum + (men ?? 0), 0),
    guns: units.reduce((sum, { guns }) => sum + (guns ?? 0), 0),
  };
}

/** `5 900 piechoty, 1 664 jazdy`: men counted by their arms; null where none are. */
function menOfArms(text: string): number | null {
  const counts = [...text.matchAll(MEN_OF_ARM)];
  if (counts.length === 0) return null;
  return counts.reduce((sum, { groups }) => sum + wholeNumber(groups?.men ?? ""), 0);
}

/** The sum that a text states, or null where it states none. */
export function statedIn(text: string, officers: OfficersChoice): StatedSum | null {
  const strength = readStrength(text);
  const named = menCounted(strength, officers);
  const ofArms = menOfArms(text);
  const men = ofArms === null ? named : Math.max(ofArms, named ?? 0);
  return men === null && strength.guns === null ? null : { men, guns: strength.guns };
}
