import type { Pen } from "../../table/drawing/pen";
import {
  type DrawnPart,
  LAYER_OF_STRATUM,
  type MapLayer,
  STRATA,
} from "../../table/drawing/stratum";
import { terrainKindOf } from "../ground/kinds";
import type { Feature, ShapeFeature } from "../scenario/feature";

/** The parts of a feature's picture; empty for a place, whose name is drawn elsewhere. */
export function drawFeature(feature: Feature, pen: Pen): readonly DrawnPart[] {
  return feature.kind === "place" ? [] : terrainKindOf(feature).draw(feature, pen);
}

/** The layer that shows or hides a shape. */
export function layerOf(feature: Pick<ShapeFeature, "kind">): MapLayer | null {
  const [lowest] = terrainKindOf(feature).strata;
  return lowest ? LAYER_OF_STRATUM[lowest] : null;
}

/** Features in drawing order: hills from the lowest layer up. */
export function inLayingOrder(features: readonly Feature[]): readonly Feature[] {
  return features.toSorted((a, b) => levelOf(a) - levelOf(b));
}

/** A part of a map's picture and the feature it belongs to. */
export interface FeaturePart extends DrawnPart {
  readonly feature: Feature;
}

/** The parts of all features, lowest stratum first. */
export function drawFeatures(features: readonly Feature[], pen: Pen): readonly FeaturePart[] {
  const thinned = { ...pen, thinning: thinningFor(features, pen) };
  const parts = inLayingOrder(features).flatMap((feature) =>
    drawFeature(feature, thinned).map((part) => ({ ...part, feature })),
  );
  return parts.toSorted((a, b) => STRATA.indexOf(a.stratum) - STRATA.indexOf(b.stratum));
}

/**
 * The most small strokes on one map, ten times as many as a crowded one has: more would take the reader too long to
 * load.
 */
const MAX_STROKES = 20_000;

/** The factor by which strokes along slopes, dykes and shrubs are spaced out so that a map stays within that limit. */
function thinningFor(features: readonly Feature[], { mark }: Pen): number {
  const fringed = features.reduce((sum, feature) => sum + fringeCm(feature), 0);
  return Math.max(1, fringed / mark / MAX_STROKES);
}

function fringeCm(feature: Feature): number {
  return feature.kind === "place" ? 0 : (terrainKindOf(feature).fringeCm?.(feature) ?? 0);
}

function levelOf(feature: Feature): number {
  return "level" in feature ? feature.level : 0;
}
