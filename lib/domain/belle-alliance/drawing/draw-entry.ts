import type { Point } from "@/lib/terrain/point";
import { onPaper, type Pen, rounded, sized } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import type { TableSize } from "../../table/scene";
import type { MapView } from "../scenario/scenario-view";

type Entry = MapView["entries"][number];

/** An entry point: an arrow in the side's colour pointing onto the table; its bound is a separate label. */
export function drawEntry(entry: Entry, table: TableSize, pen: Pen): SvgNode {
  const [x, y] = onPaper(pen, [entry.xCm, entry.yCm]);
  const size = sized(pen, 3);
  return svg("path", {
    transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${inwardDeg(entry, table)})`,
    d: `M0 ${rounded(-2 * size)}L${rounded(size)} ${rounded(-size)}H${rounded(size / 2)}V0H${rounded(-size / 2)}V${rounded(-size)}H${rounded(-size)}Z`,
    fill: pen.palette.sideFill[entry.colour],
    stroke: pen.palette.halo,
    "stroke-width": sized(pen, 0.3),
  });
}

/** The outline of an entry's arrow in the picture. */
export function entryOutline(entry: Entry, table: TableSize, pen: Pen): readonly Point[] {
  const [x, y] = onPaper(pen, [entry.xCm, entry.yCm]);
  const size = 3 * pen.mark;
  const angle = (inwardDeg(entry, table) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners: readonly Point[] = [
    [-size, -2 * size],
    [size, -2 * size],
    [size, 0],
    [-size, 0],
  ];
  return corners.map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}

/** The direction onto the table from its nearest edge, in degrees clockwise from north. */
function inwardDeg(
  { xCm, yCm }: { readonly xCm: number; readonly yCm: number },
  { widthCm, depthCm }: TableSize,
): 0 | 90 | 180 | 270 {
  const ways = [
    { away: yCm, inward: 0 },
    { away: xCm, inward: 90 },
    { away: depthCm - yCm, inward: 180 },
    { away: widthCm - xCm, inward: 270 },
  ] as const;
  return ways.reduce((best, way) => (way.away < best.away ? way : best)).inward;
}
