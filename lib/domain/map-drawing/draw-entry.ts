import type { MapView } from "../scenario/scenario-view";
import { onPaper, type Pen, rounded, sized } from "./pen";
import { type SvgNode, svg } from "./svg-node";

/** A place of entry: an arrow head in the side's colour pointing onto the table, with its bound. */
export function drawEntry(entry: MapView["entries"][number], map: MapView, pen: Pen): SvgNode {
  const [x, y] = onPaper(pen, [entry.xCm, entry.yCm]);
  const inward = inwardDeg(entry, map);
  const size = sized(pen, 3);
  const angle = ((inward - 90) * Math.PI) / 180;
  return svg("g", {}, [
    svg("path", {
      transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${inward})`,
      d: `M0 ${rounded(-2 * size)}L${rounded(size)} ${rounded(-size)}H${rounded(size / 2)}V0H${rounded(-size / 2)}V${rounded(-size)}H${rounded(-size)}Z`,
      fill: pen.palette.sideFill[entry.colour],
      stroke: pen.palette.halo,
      "stroke-width": sized(pen, 0.3),
    }),
    svg(
      "text",
      {
        x: rounded(x + Math.cos(angle) * 2.9 * size),
        y: rounded(y + Math.sin(angle) * 2.9 * size + size * 0.35),
        "text-anchor": "middle",
        "font-family": "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', sans-serif",
        "font-weight": 600,
        "font-size": size,
        fill: pen.palette.sideInk[entry.colour],
        stroke: pen.palette.halo,
        "stroke-width": sized(pen, 0.8),
        "stroke-linejoin": "round",
        "paint-order": "stroke",
      },
      [String(entry.bound)],
    ),
  ]);
}

/** Degrees clockwise from north of the way onto the table from its nearest edge. */
function inwardDeg(
  { xCm, yCm }: { readonly xCm: number; readonly yCm: number },
  { widthCm, depthCm }: MapView,
): 0 | 90 | 180 | 270 {
  const ways = [
    { away: yCm, inward: 0 },
    { away: xCm, inward: 90 },
    { away: depthCm - yCm, inward: 180 },
    { away: widthCm - xCm, inward: 270 },
  ] as const;
  return ways.reduce((best, way) => (way.away < best.away ? way : best)).inward;
}
