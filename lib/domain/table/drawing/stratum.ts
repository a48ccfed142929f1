import type { SvgNode } from "./svg-node";

/** The drawing order of strata, from the table up. */
export const STRATA = [
  "hill",
  "ground",
  "wood",
  "water-edge",
  "water",
  "road-edge",
  "road",
  "crossing",
  "fence",
  "hedge",
  "wall",
  "building",
  "field-work",
] as const;
export type Stratum = (typeof STRATA)[number];

/** Parts of a map that can be hidden. */
export const MAP_LAYERS = ["relief", "cover", "ways", "grid", "units", "names"] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

export const LAYER_OF_STRATUM: Readonly<Record<Stratum, MapLayer>> = {
  hill: "relief",
  ground: "cover",
  wood: "cover",
  "water-edge": "ways",
  water: "ways",
  "road-edge": "ways",
  road: "ways",
  crossing: "ways",
  fence: "cover",
  hedge: "cover",
  wall: "cover",
  building: "cover",
  "field-work": "cover",
};

/** One part of a drawn feature, and the stratum it lies in. */
export interface DrawnPart {
  readonly stratum: Stratum;
  readonly node: SvgNode;
}
