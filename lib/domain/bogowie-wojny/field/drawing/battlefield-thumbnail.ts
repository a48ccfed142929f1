import { svg, svgText } from "../../../table/drawing/svg-node";
import type { Battlefield } from "../battlefield";
import { drawBattlefield } from "./draw-battlefield";

/** A battlefield's thumbnail as an SVG file that follows the page's light or dark mode. */
export function battlefieldThumbnail(field: Battlefield): string {
  const { attributes, children } = drawBattlefield(field, {
    palette: "either",
    size: "thumbnail",
    idPrefix: "field",
  });
  return svgText(svg("svg", { ...attributes, style: "color-scheme: light dark" }, children));
}
