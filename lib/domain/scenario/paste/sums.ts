import type { FormationNode } from "../formation";
import { unitsUnder } from "../visible-tree";
import { menCounted, type OfficersChoice } from "./officers";
import { readStrength } from "./strength";

/** Men and guns together. */
export interface Sum {
  readonly men: number;
  readonly guns: number;
}

/** A sum as a text states it: null where it says nothing of men, or of guns. */
export type StatedSum = { readonly [Key in keyof Sum]: number | null };

/** A sum that a text states, and what of. */
export interface StatedTotal extends StatedSum {
  /** Id of the formation; null for all that stands above its line. */
  readonly of: string | null;
  /** Line of the text or row of the sheet, from 1. */
  readonly line: number;
}

/** What units come to. */
export function sumOf(formations: readonly FormationNode[]): Sum {
  const units = unitsUnder(formations);
  return {
    men: units.reduce((sum, { men }) => sum + (men ?? 0), 0),
    guns: units.reduce((sum, { guns }) => sum + (guns ?? 0), 0),
  };
}

/** The sum that a text states, or null where it states none. */
export function statedIn(text: string, officers: OfficersChoice): StatedSum | null {
  const strength = readStrength(text);
  const men = menCounted(strength, officers);
  return men === null && strength.guns === null ? null : { men, guns: strength.guns };
}
