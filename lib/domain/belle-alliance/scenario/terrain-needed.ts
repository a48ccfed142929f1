import { areaWithin, lineWithin } from "@/lib/terrain/clip";
import { lengthCm } from "@/lib/terrain/polyline";
import { areaCm2 } from "@/lib/terrain/ring";
import { groupBy } from "../../document/group-by";
import { drawnLine } from "../../table/looks/looks";
import { TERRAIN_KINDS, terrainKindOf } from "../ground/kinds";
import type { ShapeFeature } from "./feature";
import type { MapView } from "./scenario-view";
import { terrainKey } from "./terrain-key";

/** A group of terrain pieces to build or bring, alike in everything except their outlines. */
export interface TerrainNeeded {
  /** The key of their name, as in the legend. */
  readonly key: string;
  /** The layer of a hill, counted from the table; null for everything else. */
  readonly layer: number | null;
  /** The width of a road or stream; null for everything else, and while undecided. */
  readonly widthCm: number | null;
  readonly pieces: number;
  /** Total length of lines within the table; null for areas and crossings. */
  readonly lengthCm: number | null;
  /** Total area within the table; null for lines. */
  readonly areaCm2: number | null;
}

/**
 * The pieces needed to build the ground a reader knows of, by kind in the catalogue's order, hills by layer, roads and
 * streams by width.
 */
export function terrainNeeded(map: MapView): TerrainNeeded[] {
  const shapes = map.features.flatMap((each) => (each.kind === "place" ? [] : [each]));
  const groups = groupBy(shapes, (shape) =>
    JSON.stringify([terrainKey(shape), layerOf(shape), widthOf(shape)]),
  );
  return [...groups.values()]
    .flatMap(([first, ...more]) => (first ? [{ first, all: [first, ...more] }] : []))
    .toSorted(
      (a, b) => rank(a.first) - rank(b.first) || (layerOf(a.first) ?? 0) - (layerOf(b.first) ?? 0),
    )
    .map(({ first, all }) => needed(first, all, map));
}

function needed(first: ShapeFeature, all: readonly ShapeFeature[], map: MapView): TerrainNeeded {
  const { shape } = terrainKindOf(first);
  const sum = (measure: (feature: ShapeFeature) => number) =>
    all.reduce((total, each) => total + measure(each), 0);
  return {
    key: terrainKey(first),
    layer: layerOf(first),
    widthCm: widthOf(first),
    pieces: all.length,
    lengthCm: isMeasured(first) ? sum((each) => lengthOn(each, map)) : null,
    areaCm2: shape === "area" ? sum((each) => areaOn(each, map)) : null,
  };
}

/** Whether it is had by the cm, as walls and ways are, and not by the piece. */
export function isMeasured(shape: Pick<ShapeFeature, "kind">): boolean {
  return terrainKindOf(shape).shape === "line" && shape.kind !== "crossing";
}

/** Whether its width is its own, so that one will not do for another. */
export function hasOwnWidth({ kind }: Pick<ShapeFeature, "kind">): boolean {
  return kind === "road" || kind === "stream";
}

function rank({ kind }: ShapeFeature): number {
  return TERRAIN_KINDS.findIndex((each) => each.kind === kind);
}

function layerOf(feature: ShapeFeature): number | null {
  return feature.kind === "hill" ? feature.level : null;
}

function widthOf(feature: ShapeFeature): number | null {
  return feature.kind === "road" || feature.kind === "stream" ? feature.widthCm : null;
}

function lengthOn(feature: ShapeFeature, map: MapView): number {
  const parts = lineWithin(drawnLine(feature), tableOf(map));
  return parts.reduce((total, part) => total + lengthCm(part), 0);
}

function areaOn(feature: ShapeFeature, map: MapView): number {
  const parts = areaWithin(drawnLine(feature), tableOf(map));
  return parts.reduce((total, part) => total + areaCm2(part), 0);
}

function tableOf({ widthCm, depthCm }: MapView) {
  return { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm };
}
