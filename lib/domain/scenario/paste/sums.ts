import type { FormationNode } from "../formation";
import { unitsUnder } from "../visible-tree";
import { readStrength } from "./strength";

/** Men and guns together. */
export interface Sum {
  readonly men: number;
  readonly guns: number;
}

/** A sum as a text states it: null where it says nothing of men, or of guns. */
export type StatedSum = { readonly [Key in keyof Sum]: number | null };

/** What units come to. */
export function sumOf(formations: readonly FormationNode[]): Sum {
  const units = unitsUnder(formations);
  return {
    men: units.reduce((sum, { men }) => sum + (men ?? 0), 0),
    guns: units.reduce((sum, { guns }) => sum + (guns ?? 0), 0),
  };
}

/** The sum that a text states, or null where it states none. */
export function statedIn(text: string): StatedSum | null {
  const { men, guns } = readStrength(text);
  return men === null && guns === null ? null : { men, guns };
}
