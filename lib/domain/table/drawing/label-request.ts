import type { SideColour } from "../side-colours";
import type { LabelStyle } from "./label";
import type { LabelPlacement, LabelRequest } from "./place-labels";

/**
 * What a map names apart from its places and entries: nothing; the formations of units (on screen); those and the
 * features (in files); or each unit, commander and feature by its name or by a key to a list (on paper).
 */
export type Naming = "places" | "formations" | "features" | "names" | "keys";

/** A label of a map, and its outcome. */
export interface MapLabel {
  /** The id of what it names; unique among labels of the same style. */
  readonly id: string;
  readonly text: string;
  readonly style: LabelStyle;
  readonly colour: SideColour | null;
  readonly turnDeg: number;
  readonly fate: LabelPlacement;
}

export interface Wanted extends LabelRequest, Omit<MapLabel, "fate"> {}

/** The order in which labels choose their places, lowest first. */
export const RANK = {
  entry: 0,
  place: 1,
  minorPlace: 2,
  key: 3,
  troops: 4,
  commander: 6,
  feature: 7,
};

/** A name within this distance of its thing needs no leader line; at mark 1. */
export const NEAR = 3;
