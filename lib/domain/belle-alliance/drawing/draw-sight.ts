import { between, direction, moved, type Point } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";
import { onPaper, type Pen, rounded, sized, straightPath } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";

/** A look for a picture: it is seen up to a share of its way, 1 if it succeeds. */
export interface PictureLook {
  readonly from: Point;
  readonly to: Point;
  readonly seenTo: number;
}

/** Ground that is seen: outlines with holes, or rings of one direction, as one even shade. */
export function drawSeenGround(rings: readonly Ring[], pen: Pen): SvgNode {
  return svg("path", {
    d: rings.map((ring) => straightPath(pen, ring, "Z")).join(""),
    fill: pen.palette.seen,
    "fill-opacity": 0.42,
    "fill-rule": "nonzero",
    stroke: pen.palette.ink,
    "stroke-width": sized(pen, 0.25),
    "stroke-linejoin": "round",
  });
}

/** Solid where it is seen, dashed behind the bar where it is stopped. */
export function drawLook({ from, to, seenTo }: PictureLook, pen: Pen): SvgNode {
  const stop = between(from, to, seenTo);
  const line = (ends: readonly Point[], more: Record<string, string | number> = {}) =>
    svg("path", {
      d: straightPath(pen, ends),
      fill: "none",
      stroke: pen.palette.ink,
      "stroke-width": sized(pen, 0.55),
      ...more,
    });
  const rim = line([from, to], { stroke: pen.palette.sheet, "stroke-width": sized(pen, 1.3) });
  const [x, y] = onPaper(pen, from);
  const eye = svg("circle", {
    cx: rounded(x),
    cy: rounded(y),
    r: sized(pen, 1),
    fill: pen.palette.ink,
    stroke: pen.palette.sheet,
    "stroke-width": sized(pen, 0.3),
  });
  if (seenTo >= 1) return svg("g", {}, [rim, line([from, to]), eye]);
  const [dx, dy] = direction(from, to);
  const bar = [1, -1].map((side) => moved(stop, [-dy, dx], side * sized(pen, 1.5)));
  return svg("g", {}, [
    rim,
    line([from, stop]),
    line([stop, to], { "stroke-dasharray": `${sized(pen, 1)} ${sized(pen, 1)}` }),
    line(bar, { "stroke-width": sized(pen, 0.9) }),
    eye,
  ]);
}

/** A rim around somebody who sees. */
export function drawWatcher(outline: Ring, pen: Pen): SvgNode {
  return svg("path", {
    d: straightPath(pen, outline, "Z"),
    fill: "none",
    stroke: pen.palette.ink,
    "stroke-width": sized(pen, 0.7),
    "stroke-dasharray": `${sized(pen, 0.9)} ${sized(pen, 0.5)}`,
  });
}
