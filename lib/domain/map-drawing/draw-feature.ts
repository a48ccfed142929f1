import { terrainKindOf } from "../ground/belle-alliance/kinds";
import type { Feature, ShapeFeature } from "../scenario/feature";
import type { Pen } from "./pen";
import { type DrawnPart, LAYER_OF_STRATUM, type MapLayer, STRATA } from "./stratum";

/** A feature as the parts of its picture; a place has its name drawn elsewhere. */
export function drawFeature(feature: Feature, pen: Pen): readonly DrawnPart[] {
  return feature.kind === "place" ? [] : terrainKindOf(feature).draw(feature, pen);
}

/** The layer a shape is shown and hidden with. */
export function layerOf(feature: Pick<ShapeFeature, "kind">): MapLayer | null {
  const [lowest] = terrainKindOf(feature).strata;
  return lowest ? LAYER_OF_STRATUM[lowest] : null;
}

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

/** Small strokes of a whole map, ten times as many as a crowded one has: more would take the reader too long to load. */
const MOST_STROKES = 20_000;

/** How far the strokes along slopes, dykes and shrubs must stand apart so that a map stays within bounds. */
function thinningFor(features: readonly Feature[], { mark }: Pen): number {
  const fringed = features.reduce((sum, feature) => sum + fringeCm(feature), 0);
  return Math.max(1, fringed / mark / MOST_STROKES);
}

function fringeCm(feature: Feature): number {
  return feature.kind === "place" ? 0 : (terrainKindOf(feature).fringeCm?.(feature) ?? 0);
}

function levelOf(feature: Feature): number {
  return "level" in feature ? feature.level : 0;
}
