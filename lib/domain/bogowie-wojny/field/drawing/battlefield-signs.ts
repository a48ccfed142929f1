import { boxAround, boxCentre } from "@/lib/terrain/box";
import { SANS } from "../../../table/drawing/letter-widths";
import { onPaper, type Pen, rounded, sized, straightPath } from "../../../table/drawing/pen";
import { type SvgNode, svg } from "../../../table/drawing/svg-node";
import type { Battlefield } from "../battlefield";

/** Each player's colour by edge. */
export const EDGE_COLOURS = { south: "a", north: "b" } as const;

/** The line that limits a player's deployment zone. */
export function drawDeployment(
  { edge, depthCm }: Battlefield["deploymentZones"][number],
  { table }: Battlefield,
  pen: Pen,
): SvgNode {
  const y = edge === "south" ? table.depthCm - depthCm : depthCm;
  return svg("path", {
    d: `M0 ${y}H${table.widthCm}`,
    fill: "none",
    stroke: pen.palette.sideInk[EDGE_COLOURS[edge]],
    "stroke-width": sized(pen, 0.35),
    "stroke-dasharray": `${sized(pen, 2.4)} ${sized(pen, 1.6)}`,
    "stroke-opacity": 0.8,
  });
}

/** A player's operational base. */
export function drawBase({ edge, points }: Battlefield["bases"][number], pen: Pen): SvgNode {
  const colour = EDGE_COLOURS[edge];
  return svg("path", {
    d: straightPath(pen, points, "Z"),
    fill: pen.palette.sideFill[colour],
    stroke: pen.palette.halo,
    "stroke-width": sized(pen, 0.3),
  });
}

/** An objective's disc with its points, above the piece's middle; the main one's is larger. */
export function drawObjective(
  { role, points, pieceId }: Battlefield["objectives"][number],
  { pieces }: Battlefield,
  pen: Pen,
): SvgNode {
  const piece = pieces.find(({ id }) => id === pieceId);
  const [x, y] = onPaper(pen, boxCentre(boxAround(piece?.points ?? [])));
  const r = sized(pen, role === "main" ? 3.1 : 2.5);
  const size = role === "main" ? 3.6 : 3;
  return svg("g", {}, [
    svg("circle", {
      cx: rounded(x),
      cy: rounded(y),
      r,
      fill: pen.palette.halo,
      stroke: pen.palette.ink,
      "stroke-width": sized(pen, role === "main" ? 0.7 : 0.35),
    }),
    svg(
      "text",
      {
        x: rounded(x),
        y: rounded(y + sized(pen, size * 0.35)),
        "text-anchor": "middle",
        "font-family": SANS,
        "font-weight": 600,
        "font-size": sized(pen, size),
        fill: pen.palette.ink,
      },
      [String(points)],
    ),
  ]);
}
