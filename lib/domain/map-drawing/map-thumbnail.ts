import type { MapView } from "../scenario/scenario-view";
import { drawMap, TERRAIN_ONLY } from "./draw-map";
import { svg, svgText } from "./svg-node";

/**
 * The ground alone, small, as an SVG file: no unit, no name and no grid tells anything. It is light or
 * dark as the page that shows it.
 */
export function mapThumbnail(map: MapView): string {
  const { attributes, children } = drawMap(map, {
    palette: "either",
    size: "thumbnail",
    idPrefix: "ground",
    layers: TERRAIN_ONLY,
  });
  return svgText(svg("svg", { ...attributes, style: "color-scheme: light dark" }, children));
}
