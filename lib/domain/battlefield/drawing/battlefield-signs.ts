import { boxAround, boxCentre } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { smoothRing } from "@/lib/terrain/smooth";
import { patternFill } from "../../map-drawing/patterns";
import { curvePath, onPaper, type Pen, rounded, sized, straightPath } from "../../map-drawing/pen";
import { type SvgNode, svg } from "../../map-drawing/svg-node";
import type { Battlefield, BattlefieldPiece } from "../battlefield";

const SANS = "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', sans-serif";

/** Each player's colour by his edge. */
export const EDGE_COLOURS = { south: "a", north: "b" } as const;

/** A lake, or a marsh nobody can cross. */
export function drawImpassable(
  { points, look }: Extract<BattlefieldPiece, { kind: "impassable" }>,
  pen: Pen,
): SvgNode {
  const d = curvePath(pen, smoothRing(points));
  const { palette } = pen;
  const edge = { stroke: palette.waterInk, "stroke-width": sized(pen, 0.35) };
  if (look === "lake") return svg("path", { d, fill: palette.water, ...edge });
  return svg("g", {}, [
    svg("path", { d, fill: palette.water, opacity: 0.4 }),
    svg("path", {
      d,
      fill: patternFill(pen, "marsh"),
      ...edge,
      "stroke-dasharray": `${sized(pen, 1.4)} ${sized(pen, 0.6)}`,
    }),
  ]);
}

/** The edge of scrub, which the house's maps leave open: here it decides how far units move. */
export function drawScrubEdge(
  { points }: Extract<BattlefieldPiece, { kind: "difficult" }>,
  pen: Pen,
): SvgNode {
  return svg("path", {
    d: curvePath(pen, smoothRing(points)),
    fill: "none",
    stroke: pen.palette.woodInk,
    "stroke-width": sized(pen, 0.25),
    "stroke-dasharray": `${sized(pen, 1)} ${sized(pen, 0.7)}`,
  });
}

/** The line up to which a player's troops deploy. */
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
    opacity: 0.8,
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

/** A built-up section's level in its corner. */
export function drawLevel(
  { points, level }: Extract<BattlefieldPiece, { kind: "built-up" }>,
  pen: Pen,
): SvgNode {
  const { maxX, maxY } = boxAround(points);
  const [x, y] = onPaper(pen, [maxX, maxY]);
  return letter(pen, { at: [x, y], text: String(level), size: 3.4, colour: pen.palette.ink });
}

/** An objective's disc with what it is worth, the main one's larger, above the piece's middle. */
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

interface Letter {
  readonly at: Point;
  readonly text: string;
  readonly size: number;
  readonly colour: string;
}

function letter(pen: Pen, { at: [x, y], text, size, colour }: Letter): SvgNode {
  return svg(
    "text",
    {
      x: rounded(x),
      y: rounded(y),
      "text-anchor": "middle",
      "font-family": SANS,
      "font-weight": 600,
      "font-size": sized(pen, size),
      fill: colour,
      stroke: pen.palette.halo,
      "stroke-width": sized(pen, 0.9),
      "stroke-linejoin": "round",
      "paint-order": "stroke",
    },
    [text],
  );
}
