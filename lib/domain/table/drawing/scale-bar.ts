import { SANS } from "./letter-widths";
import { type Pen, rounded, sized } from "./pen";
import { type SvgNode, svg } from "./svg-node";

/** A scale bar: its length on the table and the distance it represents. */
interface ScaleBar {
  readonly lengthCm: number;
  readonly metres: number;
}

const ROUND_METRES = [
  5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000,
] as const;

/** The longest bar with a round number of metres that fits in a third of the table. */
export function scaleBarFor(widthCm: number, metresPerCm: number): ScaleBar {
  const room = (widthCm * metresPerCm) / 3;
  const metres = ROUND_METRES.filter((length) => length <= room).at(-1) ?? ROUND_METRES[0];
  return { metres, lengthCm: metres / metresPerCm };
}

/** Draws the bar in four parts with its two ends labelled, its north-west corner at the origin. */
export function drawScaleBar(bar: ScaleBar, words: { readonly metres: string }, pen: Pen): SvgNode {
  const part = bar.lengthCm / 4;
  const height = sized(pen, 1.6);
  const size = sized(pen, 3);
  const text = {
    y: height + size * 1.25,
    "font-family": SANS,
    "font-size": size,
    fill: pen.palette.quiet,
  };
  return svg("g", {}, [
    ...[0, 1, 2, 3].map((index) =>
      svg("rect", {
        x: rounded(index * part),
        width: rounded(part),
        height,
        fill: index % 2 === 0 ? pen.palette.quiet : pen.palette.sheet,
        stroke: pen.palette.quiet,
        "stroke-width": sized(pen, 0.2),
      }),
    ),
    svg("text", { ...text, x: 0 }, ["0"]),
    svg("text", { ...text, x: rounded(bar.lengthCm), "text-anchor": "end" }, [words.metres]),
  ]);
}
