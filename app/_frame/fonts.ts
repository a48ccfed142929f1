import sans from "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2";
import sansBold from "@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2";
import serifBold from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2";
import { preload } from "react-dom";

const FACES = [sans, sansBold, serifBold];

/** Asks for the faces every page begins with beside its style sheets, which name them too late for the first layout. */
export function preloadFaces(): void {
  for (const face of FACES) {
    preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}
