import type { PlacedUnitView } from "../scenario/scenario-view";
import type { LabelStyle } from "./label";
import type { LabelFate, LabelWish } from "./place-labels";

/**
 * What of a map is named, beside its places and entries: nothing else, the formations units stand in (as
 * the screen has it), or each unit, commander and feature by its name or a key to a list (as paper has it).
 */
export type Naming = "places" | "formations" | "names" | "keys";

/** A label of a map, and where it ended up. */
export interface MapLabel {
  /** What it names, as it is known on the map; unlike any other's of the same style. */
  readonly id: string;
  readonly text: string;
  readonly style: LabelStyle;
  readonly colour: PlacedUnitView["colour"] | null;
  readonly turnDeg: number;
  readonly fate: LabelFate;
}

/** A label that looks for its place, as a map has it. */
export interface Wanted extends LabelWish, Omit<MapLabel, "fate"> {}

/** Who chooses first: the lower. */
export const RANK = {
  entry: 0,
  place: 1,
  minorPlace: 2,
  key: 3,
  troops: 4,
  commander: 6,
  feature: 7,
};

/** At mark 1: a name nearer than this to what it names needs no line. */
export const NEAR = 3;
