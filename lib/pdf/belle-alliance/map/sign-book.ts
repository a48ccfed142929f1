import {
  drawSample,
  type LegendEntry,
  legendKey,
  SAMPLE,
} from "@/lib/domain/belle-alliance/drawing/legend";
import { PALETTES } from "@/lib/domain/table/drawing/palette";
import { patternsIn } from "@/lib/domain/table/drawing/patterns";
import type { Pen } from "@/lib/domain/table/drawing/pen";
import { type SvgNode, svg, svgText } from "@/lib/domain/table/drawing/svg-node";
import type { SideColour } from "@/lib/domain/table/side-colours";

/** The pen of the legend. */
export const SAMPLE_PEN: Pen = {
  palette: PALETTES.light,
  mark: 1,
  idPrefix: "s",
  depthCm: SAMPLE.depthCm,
};

/** The sign of a legend entry as an SVG file, drawn as on the map. */
export function signFile(entry: LegendEntry): string {
  return sampleFile(drawSample(entry, SAMPLE_PEN));
}

/** A sample of the size of the legend's, drawn with its pen, as an SVG file. */
export function sampleFile(sample: SvgNode): string {
  return svgText(
    svg(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${SAMPLE.widthCm} ${SAMPLE.depthCm}`,
      },
      [svg("defs", {}, patternsIn(sample, SAMPLE_PEN)), sample],
    ),
  );
}

/** Collects the signs used by a section, without repeats, so that its cards can refer to them by name. */
export class SignBook {
  private readonly signs = new Map<string, string>();

  /** The name of a sign; adds the sign to the book. */
  nameOf(entry: LegendEntry & { readonly colour: SideColour }): string {
    const name = `${legendKey(entry)}-${entry.colour}`;
    if (!this.signs.has(name)) this.signs.set(name, signFile(entry));
    return name;
  }

  /** SVG files by name. */
  files(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.signs);
  }
}
