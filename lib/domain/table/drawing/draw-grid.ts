import type { TableSize } from "../scene";
import { SANS } from "./letter-widths";
import { type Pen, rounded, sized } from "./pen";
import { type SvgNode, svg } from "./svg-node";

/** The cm grid: a line every 10 cm and a stronger one every 50 cm, counted from the south-west corner. */
export function drawGrid(size: TableSize, pen: Pen): SvgNode {
  return svg("g", { stroke: pen.palette.grid, fill: "none" }, [
    gridLines(size, pen, { width: 0.1, opacity: 0.42, wanted: (cm) => cm % 50 !== 0 }),
    gridLines(size, pen, { width: 0.22, opacity: 0.75, wanted: (cm) => cm % 50 === 0 }),
  ]);
}

interface LineStyle {
  readonly width: number;
  readonly opacity: number;
  readonly wanted: (cm: number) => boolean;
}

function gridLines({ widthCm, depthCm }: TableSize, pen: Pen, style: LineStyle): SvgNode {
  const upright = tens(widthCm)
    .filter(style.wanted)
    .map((x) => `M${x} 0V${depthCm}`);
  const across = tens(depthCm)
    .filter(style.wanted)
    .map((y) => `M0 ${rounded(depthCm - y)}H${widthCm}`);
  return svg("path", {
    d: [...upright, ...across].join("") || "M0 0",
    "stroke-width": sized(pen, style.width),
    "stroke-opacity": style.opacity,
  });
}

/** Labels and ticks on the west and north edges, outside the table. */
export function drawRulers({ widthCm, depthCm }: TableSize, pen: Pen): SvgNode {
  const size = sized(pen, 2.9);
  const text = { "font-size": size, stroke: "none", fill: pen.palette.quiet };
  const gap = sized(pen, 2.4);
  const alongNorth = labelledCm(widthCm, pen).map((cm) =>
    svg("text", { ...text, x: cm, y: -gap, "text-anchor": "middle" }, [String(cm)]),
  );
  const alongWest = labelledCm(depthCm, pen).map((cm) =>
    svg(
      "text",
      { ...text, x: -gap, y: rounded(depthCm - cm + size * 0.34), "text-anchor": "end" },
      [String(cm)],
    ),
  );
  const tick = sized(pen, 1.2);
  const ticks = [
    ...tens(widthCm).map((x) => `M${x} 0v${-tick}`),
    ...tens(depthCm).map((y) => `M0 ${rounded(depthCm - y)}h${-tick}`),
  ].join("");
  return svg("g", { "font-family": SANS }, [
    svg("path", {
      d: ticks,
      fill: "none",
      stroke: pen.palette.quiet,
      "stroke-width": sized(pen, 0.15),
    }),
    ...alongNorth,
    ...alongWest,
  ]);
}

/** Every 50 cm and the far edge; a number too close to the last one is left out. */
export function labelledCm(lengthCm: number, pen: Pick<Pen, "mark">): readonly number[] {
  const fifties = Array.from({ length: Math.floor(lengthCm / 50) + 1 }, (_, index) => index * 50);
  const clear = fifties.filter((cm) => lengthCm - cm >= 8 * pen.mark || cm === lengthCm);
  return clear.includes(lengthCm) ? clear : [...clear, lengthCm];
}

function tens(lengthCm: number): readonly number[] {
  return Array.from({ length: Math.floor(lengthCm / 10) + 1 }, (_, index) => index * 10);
}
