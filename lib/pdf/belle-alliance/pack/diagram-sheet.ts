import type { SideColour } from "@/lib/domain/table/side-colours";
import type { SignMeaning } from "./order-signs";

/** A unit in a diagram: name, strength and valour. */
interface DiagramUnit {
  readonly arm: "infantry" | "cavalry" | "artillery" | "train" | "engineers";
  readonly name: string;
  readonly signs: readonly string[];
  /** Figures or guns. */
  readonly strength: string;
  readonly valour: string;
}

/** A formation as a box that contains its own units, with inner formations below. */
export interface DiagramBox {
  readonly name: string;
  readonly commander: string;
  readonly strength: string;
  readonly signs: readonly string[];
  readonly units: readonly DiagramUnit[];
  /** The boxes below: side by side in rows (`across`), or one below another. */
  readonly inner: readonly DiagramBox[];
  readonly across: boolean;
  /** The number of columns it takes up. */
  readonly columns: number;
}

/** One side's order of battle as a tree of boxes, on one page if it stays legible. */
export interface DiagramSheet {
  readonly title: string;
  readonly colour: SideColour;
  readonly landscape: boolean;
  readonly top: DiagramBox;
  /** The most columns side by side; the rest go into further rows. */
  readonly mostColumns: number;
  readonly key: readonly SignMeaning[];
}
