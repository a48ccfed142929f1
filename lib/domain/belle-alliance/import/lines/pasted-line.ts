import type { Level } from "@/lib/rules/belle-alliance/level";
import type { Unit } from "../../scenario/unit";
import type { PasteDoubt } from "../decisions/doubt";
import type { UnitTraits } from "../tables/trait-cells";
import type { ArrivalRead } from "../words/arrival-words";

/** The role of a line if its place in a file already determines it, regardless of its words. */
export type KindFromSource =
  | { readonly is: "side" }
  | { readonly is: "heading"; readonly level: Level | null }
  | { readonly is: "unit" }
  /** Not about troops: a row of numbers without a name. */
  | { readonly is: "aside" };

/** What the cells of a row say about its unit apart from its name and numbers. */
export interface CellFacts {
  /** Texts without a field of their own, as written. */
  readonly notes: readonly string[];
  readonly source: string;
  readonly ownValour: Unit["valour"]["own"];
  /** The cell with the number of officers, as written; null if there is none. */
  readonly officers: string | null;
  readonly traits: UnitTraits;
  /** The arm given explicitly by a column or a symbol; null if none is. */
  readonly arm: Unit["arm"] | null;
  /** The arrival given by a column; null if none is. */
  readonly arrives: ArrivalRead | null;
  /** The cell with its nation, as written; null if there is none. */
  readonly nation: string | null;
  readonly doubts: readonly Pick<PasteDoubt, "code" | "params">[];
}

/** Of a line that is no row of a table. */
export const NO_FACTS: CellFacts = {
  notes: [],
  source: "",
  ownValour: null,
  officers: null,
  traits: {},
  arm: null,
  arrives: null,
  nation: null,
  doubts: [],
};

/** A line of an order of battle, from a text, a table row or a file's entry. */
export interface PastedLine {
  /** The line number, or the row of a table, from 1. */
  readonly line: number;
  /** As pasted. */
  readonly text: string;
  /** Without indent, bullet and emphasis marks, and with plain spaces. */
  readonly content: string;
  /** Columns of indent; a tab advances to the next multiple of four. */
  readonly indent: number;
  /** Whether it begins with the mark of a list: `- 2/1st Foot Guards`. */
  readonly isListed: boolean;
  /** What other columns of a table say about the unit's kind. */
  readonly hint: string;
  readonly kind: KindFromSource | null;
  /**
   * Its strength, if a file gives it apart from the name, so that numbers in the name are not read as one; otherwise
   * null.
   */
  readonly strength: string | null;
  readonly facts: CellFacts | null;
  /** A heading's commander according to a separate column; null if the words must tell. */
  readonly commander: string | null;
  /** Whether it is a heading underlined with `=`, as sides are in our own text export. */
  readonly isTitle: boolean;
  /**
   * Whether its words make it one of several armies, a contingent of one, or a contingent that stands among an army's
   * corps; null if they do not.
   */
  readonly party: "side" | "contingent" | "corps" | null;
  /** Name of the sheet it is on; null for text. */
  readonly part: string | null;
}

/** A line about which nothing is known except its words. */
export function plainWords(
  given: Pick<PastedLine, "line" | "text" | "content"> & Partial<PastedLine>,
): PastedLine {
  return {
    indent: 0,
    isListed: false,
    hint: "",
    kind: null,
    strength: null,
    facts: null,
    commander: null,
    isTitle: false,
    party: null,
    part: null,
    ...given,
  };
}
