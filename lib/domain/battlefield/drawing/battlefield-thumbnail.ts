import { svg, svgText } from "../../map-drawing/svg-node";
import type { Battlefield } from "../battlefield";
import { drawBattlefield } from "./draw-battlefield";

/** A battlefield small, as an SVG file that is light or dark as the page that shows it. */
export function battlefieldThumbnail(field: Battlefield): string {
  const { attributes, children } = drawBattlefield(field, {
    palette: "either",
    size: "thumbnail",
    idPrefix: "field",
  });
  return svgText(svg("svg", { ...attributes, style: "color-scheme: light dark" }, children));
}
