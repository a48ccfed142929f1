import type { Feature } from "../scenario/feature";
import { drawBuilding, drawGround, drawHill, drawWood } from "./draw-area";
import { drawCrossing, drawFence, drawHedge, drawRoad, drawStream, drawWall } from "./draw-line";
import type { Pen } from "./pen";
import { type DrawnPart, STRATA, type Stratum } from "./stratum";

/** A feature as the parts of its picture; a place has its name drawn elsewhere. */
export function drawFeature(feature: Feature, pen: Pen): readonly DrawnPart[] {
  switch (feature.kind) {
    case "hill":
      return drawHill(feature, pen);
    case "wood":
      return drawWood(feature, pen);
    case "ground":
      return drawGround(feature, pen);
    case "building":
      return drawBuilding(feature, pen);
    case "road":
      return drawRoad(feature, pen);
    case "stream":
      return drawStream(feature, pen);
    case "crossing":
      return drawCrossing(feature, pen);
    case "wall":
      return drawWall(feature, pen);
    case "hedge":
      return drawHedge(feature, pen);
    case "fence":
      return drawFence(feature, pen);
    case "place":
      return [];
  }
}

/** Strata a kind has parts in, lowest first. */
export const STRATA_OF_KIND: Readonly<Record<Feature["kind"], readonly Stratum[]>> = {
  hill: ["hill"],
  wood: ["wood"],
  ground: ["ground"],
  building: ["building"],
  road: ["road-edge", "road"],
  stream: ["water-edge", "water"],
  crossing: ["crossing"],
  wall: ["wall"],
  hedge: ["hedge"],
  fence: ["fence"],
  place: [],
};

/** Features in the order they are laid on the table: hills from the lowest layer up. */
export function inLayingOrder(features: readonly Feature[]): readonly Feature[] {
  return features.toSorted((a, b) => levelOf(a) - levelOf(b));
}

/** All features' parts, lowest stratum first. */
export function drawFeatures(features: readonly Feature[], pen: Pen): readonly DrawnPart[] {
  const parts = inLayingOrder(features).flatMap((feature) => drawFeature(feature, pen));
  return parts.toSorted((a, b) => STRATA.indexOf(a.stratum) - STRATA.indexOf(b.stratum));
}

function levelOf(feature: Feature): number {
  return feature.kind === "hill" ? feature.level : 0;
}
