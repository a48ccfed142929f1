import type { LabelGrid } from "@/lib/domain/belle-alliance/scenario/pack/label-sheets";
import type { SideColour } from "@/lib/domain/table/side-colours";

/** The texts on the label of a unit's or commander's base. */
export interface Label {
  readonly name: string;
  /** The formation above, or the role of a staff figure. */
  readonly under: string;
  /** Its number or letter on the map; empty if the map shows names. */
  readonly key: string;
  /** Figures or guns, and valour unless it is secret from the enemy. */
  readonly figures: string;
  readonly colour: SideColour;
  /** The name of its sign within the section. */
  readonly sign: string;
}

/** Labels on sheets of one kind, sheet by sheet. */
export interface LabelSheets {
  readonly section: "labels";
  readonly title: string;
  /** Typst's name of the paper; label sheets have their own. */
  readonly paper: string;
  readonly grid: LabelGrid;
  /** Whether cutting lines are drawn. */
  readonly edges: "cut" | "none";
  /** The note in the margin: the kind of sheet and the size. */
  readonly remark: string;
  readonly signs: Readonly<Record<string, string>>;
  readonly sheets: readonly (readonly Label[])[];
}
