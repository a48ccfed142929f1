import { ALL_LAYERS, drawScene } from "../../../table/drawing/draw-scene";
import { svg, svgText } from "../../../table/drawing/svg-node";
import type { Battlefield } from "../battlefield";
import { fieldScene } from "./field-scene";

/** A battlefield as a complete SVG file in the table's size; `title` is its text alternative. */
export function battlefieldFile(field: Battlefield, title: string): string {
  const { attributes, children } = drawScene(fieldScene(field), {
    palette: "light",
    size: "sheet",
    idPrefix: "field",
    layers: ALL_LAYERS,
  });
  const [left = 0, top = 0, width = 0, height = 0] = String(attributes.viewBox)
    .split(" ")
    .map(Number);
  const sheet = svg("rect", { x: left, y: top, width, height, fill: "#ffffff" });
  const size = { width: `${width}cm`, height: `${height}cm`, role: "img" };
  const named = [svg("title", {}, [title]), sheet, ...children];
  const file = svg("svg", { ...attributes, ...size }, named);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svgText(file)}\n`;
}
