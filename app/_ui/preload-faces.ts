import sans from "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2";
import sansBold from "@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2";
import serifBold from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2";
import { preload } from "react-dom";
import polishSans from "./styles/polish-letters/sans-400.woff2";
import polishSansBold from "./styles/polish-letters/sans-600.woff2";
import polishSerifBold from "./styles/polish-letters/serif-600.woff2";

/** Preloads the fonts that every page needs first; the style sheets request them too late for the first layout. */
export function preloadFaces(): void {
  preloadFonts([sans, sansBold, serifBold]);
}

/** The same for the Polish letters of these fonts, on pages sure to have some. */
export function preloadPolishLetters(): void {
  preloadFonts([polishSans, polishSansBold, polishSerifBold]);
}

function preloadFonts(addresses: readonly string[]): void {
  for (const address of addresses) {
    preload(address, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}
