import { patternsIn } from "@/lib/domain/table/drawing/patterns";
import type { Pen } from "@/lib/domain/table/drawing/pen";
import { type SvgNode, svg, svgText } from "@/lib/domain/table/drawing/svg-node";
import type { Box } from "@/lib/terrain/box";

interface SheetDrawing {
  readonly pen: Pen;
  /** The colour of the bare table; null for paper. */
  readonly back: string | null;
  /** What lies in a box of the picture. */
  readonly draw: (near: Box) => readonly SvgNode[];
}

/** A sheet's ground as an SVG file of its own, with nothing in it that lies elsewhere. */
export function sheetPicture(
  { minX, maxX, minY, maxY }: Box,
  { pen, back, draw }: SheetDrawing,
): string {
  const [top, bottom] = [pen.depthCm - maxY, pen.depthCm - minY];
  const [width, height] = [maxX - minX, maxY - minY];
  const ground = svg("g", {}, draw({ minX, maxX, minY: top, maxY: bottom }));
  const whole = { x: minX, y: top, width, height };
  return svgText(
    svg(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", viewBox: `${minX} ${top} ${width} ${height}` },
      [
        svg("defs", {}, patternsIn(ground, pen)),
        ...(back === null ? [] : [svg("rect", { ...whole, fill: back })]),
        ground,
      ],
    ),
  );
}
