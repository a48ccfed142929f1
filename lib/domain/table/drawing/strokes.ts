import { type Pen, rounded, sized } from "./pen";
import { type SvgAttributes, type SvgNode, svg } from "./svg-node";

/** A line in a colour; `width` in cm of the table. */
export function stroke(
  d: string,
  colour: string,
  width: number,
  more: SvgAttributes = {},
): SvgNode {
  return svg("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": rounded(width),
    "stroke-linejoin": "round",
    ...more,
  });
}

/** A broken line: lengths of dash and gap, scaled to the drawing. */
export function dashed(pen: Pen, dash: number, gap: number): SvgAttributes {
  return { "stroke-dasharray": `${sized(pen, dash)} ${sized(pen, gap)}` };
}

/** Short marks across a line, drawn as a wide stroke with short dashes. */
export function ticks(
  d: string,
  pen: Pen,
  { colour, width, gap }: { readonly colour: string; readonly width: number; readonly gap: number },
): SvgNode {
  return stroke(d, colour, sized(pen, width), {
    ...dashed(pen, 0.22, gap),
    "stroke-linejoin": "miter",
  });
}

/** The width of the space between two edges drawn along a line of this width. */
export function withinEdges(width: number, pen: Pen): number {
  return Math.max(width * 0.45, width - 0.5 * pen.mark);
}
