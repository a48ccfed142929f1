import type { Level } from "@/lib/rules/belle-alliance/level";
import type { Unit } from "../unit";
import type { ArrivalRead } from "./arrival-words";
import type { PasteDoubt } from "./doubt";
import type { UnitTraits } from "./trait-cells";

/** What a line is where its place in a file says so and its words need not be asked. */
export type ToldKind =
  | { readonly is: "side" }
  | { readonly is: "heading"; readonly level: Level | null }
  | { readonly is: "unit" }
  /** Says nothing of troops: a row of numbers without a name. */
  | { readonly is: "aside" };

/** What the cells of a row say of its unit beside its name and its numbers. */
export interface CellFacts {
  /** Texts that have no field of their own, as they were written. */
  readonly notes: readonly string[];
  readonly source: string;
  readonly ownValour: Unit["valour"]["own"];
  /** The cell that counts the officers, as it was written; null where there is none. */
  readonly officers: string | null;
  readonly traits: UnitTraits;
  /** What a column or a symbol says outright; null where none does. */
  readonly arm: Unit["arm"] | null;
  /** As a column says; null where none does. */
  readonly arrives: ArrivalRead | null;
  /** The cell of its nation, as it was written; null where there is none. */
  readonly nation: string | null;
  readonly doubts: readonly Pick<PasteDoubt, "code" | "params">[];
}

/** A line of an order of battle, of a text or as a row or a file's entry means it. */
export interface PastedLine {
  /** From 1; of a table, the row. */
  readonly line: number;
  /** As it was pasted. */
  readonly text: string;
  /** Without indent, bullet and marks of emphasis, its blanks plain ones. */
  readonly content: string;
  /** Columns of indent; a tab reaches to the next multiple of four. */
  readonly indent: number;
  /** What other columns of a table say of the unit's kind. */
  readonly hint: string;
  readonly kind: ToldKind | null;
  /** Its strength, where a file tells it apart from the name, whose own numbers then are none; else null. */
  readonly strength: string | null;
  readonly facts: CellFacts | null;
  /** Of a heading, as a column of its own says; null leaves it to the words. */
  readonly commander: string | null;
  /** A heading underlined with `=`, as our own text has its sides. */
  readonly isTitle: boolean;
  /** Name of the sheet it stands on; null in a text. */
  readonly part: string | null;
}

/** A line that only its words speak for. */
export function plainWords(
  given: Pick<PastedLine, "line" | "text" | "content"> & Partial<PastedLine>,
): PastedLine {
  return {
    indent: 0,
    hint: "",
    kind: null,
    strength: null,
    facts: null,
    commander: null,
    isTitle: false,
    part: null,
    ...given,
  };
}
