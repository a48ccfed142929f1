import { boxAround } from "@/lib/terrain/box";
import { simplified } from "@/lib/terrain/simplify";
import type { Feature } from "../scenario/feature";
import type { MapView } from "../scenario/scenario-view";
import { drawMap, TERRAIN_ONLY } from "./draw-map";
import { svg, svgText } from "./svg-node";

/** A card of the library is so wide, in pixels: what is finer is not seen. */
const WIDTH_PX = 400;
/** A thumbnail draws no more than this; a map within it is drawn as it is. */
const MOST_POINTS = 6_000;
const MOST_FEATURES = 600;

/**
 * The ground alone, small, as an SVG file: without units, names or a grid. It is light or dark like the page that
 * shows it.
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

/** A map that has more on it than a small picture shows: the largest features, with outlines as coarse as need be. */
function coarse(map: MapView): MapView {
  // A name, which a thumbnail does not show, is all there is to a place.
  const ground = map.features.filter((feature) => feature.kind !== "place");
  const bySpan = ground.toSorted((a, b) => spanOf(b) - spanOf(a));
  const large = new Set(bySpan.slice(0, MOST_FEATURES));
  const features = ground.filter((feature) => large.has(feature));
  let toleranceCm = Math.max(map.widthCm, map.depthCm) / WIDTH_PX;
  let drawn: readonly Ground[] = features;
  while (pointsOf(drawn) > MOST_POINTS && toleranceCm < map.widthCm + map.depthCm) {
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
