import type { Ring } from "@/lib/terrain/ring";
import { type Pen, sized, straightPath } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";

/** The outline of an umpire's part of the table: a broken line, which leaves the ground as it is. */
export function drawSector(outline: Ring, pen: Pen): SvgNode {
  const line = { d: straightPath(pen, outline, "Z"), fill: "none", "stroke-linejoin": "round" };
  return svg("g", { class: "sector" }, [
    svg("path", { ...line, stroke: pen.palette.halo, "stroke-width": sized(pen, 1.4) }),
    svg("path", {
      ...line,
      stroke: pen.palette.ink,
      "stroke-width": sized(pen, 0.6),
      "stroke-dasharray": `${sized(pen, 2.4)} ${sized(pen, 1.4)}`,
    }),
  ]);
}
