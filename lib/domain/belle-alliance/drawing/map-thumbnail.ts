import { boxAround } from "@/lib/terrain/box";
import { simplified } from "@/lib/terrain/simplify";
import { svg, svgText } from "../../table/drawing/svg-node";
import type { Feature } from "../scenario/feature";
import type { MapView } from "../scenario/scenario-view";
import { drawMap, TERRAIN_ONLY } from "./draw-map";

/** The width of a library card in pixels; finer detail would not be seen. */
const WIDTH_PX = 400;
/** The limits of a thumbnail; a map within them is drawn unchanged. */
const MAX_POINTS = 6_000;
const MAX_FEATURES = 600;

/**
 * A small SVG file of the ground only, without units, names or a grid. It is light or dark to match the page that shows
 * it.
 */
export function mapThumbnail(map: MapView): string {
  const { attributes, children } = drawMap(coarse(map), {
    palette: "either",
    size: "thumbnail",
    idPrefix: "ground",
    layers: TERRAIN_ONLY,
  });
  return svgText(svg("svg", { ...attributes, style: "color-scheme: light dark" }, children));
}

type Ground = Exclude<Feature, { kind: "place" }>;

/**
 * Simplifies a map that has more than a small picture can show: keeps the largest features, and coarsens their outlines
 * as needed.
 */
function coarse(map: MapView): MapView {
  // A place consists only of its name, which a thumbnail does not show.
  const ground = map.features.filter((feature) => feature.kind !== "place");
  const bySpan = ground.toSorted((a, b) => spanOf(b) - spanOf(a));
  const large = new Set(bySpan.slice(0, MAX_FEATURES));
  const features = ground.filter((feature) => large.has(feature));
  let toleranceCm = Math.max(map.widthCm, map.depthCm) / WIDTH_PX;
  let drawn: readonly Ground[] = features;
  while (pointsOf(drawn) > MAX_POINTS && toleranceCm < map.widthCm + map.depthCm) {
    drawn = features.map((feature) => ({
      ...feature,
      points: [...simplified<[number, number]>(feature.points, toleranceCm)],
    }));
    toleranceCm *= 2;
  }
  return { ...map, features: [...drawn] };
}

function spanOf({ points }: Ground): number {
  const { minX, minY, maxX, maxY } = boxAround(points);
  return Math.max(maxX - minX, maxY - minY);
}

function pointsOf(features: readonly Ground[]): number {
  return features.reduce((sum, { points }) => sum + points.length, 0);
}
