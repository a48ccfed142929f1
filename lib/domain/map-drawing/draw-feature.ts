import { lengthCm } from "@/lib/terrain/polyline";
import { perimeterCm } from "@/lib/terrain/ring";
import type { Feature } from "../scenario/feature";
import { drawBuilding, drawGround, drawHill, drawWood } from "./draw-area";
import { drawFieldWork } from "./draw-field-work";
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
    case "field-work":
      return drawFieldWork(feature, pen);
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
  "field-work": ["field-work"],
  place: [],
};

/** Features in the order they are laid on the table: hills from the lowest layer up. */
export function inLayingOrder(features: readonly Feature[]): readonly Feature[] {
  return features.toSorted((a, b) => levelOf(a) - levelOf(b));
}

/** All features' parts, lowest stratum first. */
export function drawFeatures(features: readonly Feature[], pen: Pen): readonly DrawnPart[] {
  const thinned = { ...pen, thinning: thinningFor(features, pen) };
  const parts = inLayingOrder(features).flatMap((feature) => drawFeature(feature, thinned));
  return parts.toSorted((a, b) => STRATA.indexOf(a.stratum) - STRATA.indexOf(b.stratum));
}

/** Small strokes of a whole map, ten times as many as a crowded one has: more would be too much for whoever opens it. */
const MOST_STROKES = 20_000;

/** How far the strokes along slopes, dykes and shrubs must stand apart so that a map stays within bounds. */
function thinningFor(features: readonly Feature[], { mark }: Pen): number {
  const fringed = features.reduce((sum, feature) => sum + fringeCm(feature), 0);
  return Math.max(1, fringed / mark / MOST_STROKES);
}

/** A felled tree has three strokes, crossed stakes two. */
const STROKES_A_MARK = 3;

function fringeCm(feature: Feature): number {
  switch (feature.kind) {
    case "hill":
    case "ground":
      return perimeterCm(feature.points);
    case "fence":
      return lengthCm(feature.points);
    case "field-work":
      return STROKES_A_MARK * lengthCm(feature.points);
    default:
      return 0;
  }
}

function levelOf(feature: Feature): number {
  return feature.kind === "hill" ? feature.level : 0;
}
