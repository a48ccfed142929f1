import { Resvg } from "@resvg/resvg-js";
import type { Picture } from "../press-job";
import { fontFiles } from "./fonts";

const HIGHEST_PX = 8_000;

/**
 * An SVG file as PNG, `widthPx` wide, or narrower where it would be more than 8000 px high. Letters are
 * set in our own faces only. Blocks until done: call it in a worker only. Throws an Error for faulty SVG.
 */
export function rasterise({ svg, widthPx }: Picture): Uint8Array {
  const font = {
    fontFiles: fontFiles(),
    loadSystemFonts: false,
    defaultFontFamily: "Source Sans 3",
  };
  const { width, height } = new Resvg(svg, { font });
  const isTooHigh = (height / width) * widthPx > HIGHEST_PX;
  const fitTo = isTooHigh
    ? { mode: "height" as const, value: HIGHEST_PX }
    : { mode: "width" as const, value: widthPx };
  return new Uint8Array(new Resvg(svg, { font, fitTo }).render().asPng());
}
