import type { Polyline } from "@/lib/terrain/polyline";
import { type Pen, sized, straightPath } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";

/** The way of a courier: a line of dots, unlike a march. */
export function drawCourier(way: Polyline, pen: Pen): SvgNode {
  const line = {
    d: straightPath(pen, way),
    fill: "none",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  return svg("g", { class: "courier" }, [
    svg("path", { ...line, stroke: pen.palette.halo, "stroke-width": sized(pen, 1.4) }),
    svg("path", {
      ...line,
      stroke: pen.palette.ink,
      "stroke-width": sized(pen, 0.7),
      "stroke-dasharray": `0 ${sized(pen, 1.5)}`,
    }),
  ]);
}
