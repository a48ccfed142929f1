import type { Point } from "@/lib/terrain/point";
import { midStation } from "@/lib/terrain/polyline";
import { SANS } from "../../table/drawing/letter-widths";
import { onPaper, type Pen, rounded, sized, straightPath } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import type { MapObjective } from "../scenario/victory/victory-view";

/** Half the diagonal of the diamond that numbers an objective, at mark 1 in cm. */
const HALF = 2.6;

/** An objective's ground, quietly: a broken circle or line, and a firm one along the edge for an exit. */
export function drawObjectiveGround(objective: MapObjective, pen: Pen): SvgNode {
  const stroke = { fill: "none", stroke: pen.palette.quiet };
  if (objective.shape === "place") {
    const [x, y] = onPaper(pen, objective.at);
    return svg("circle", {
      ...{ class: "objective-ground", cx: rounded(x), cy: rounded(y) },
      ...{ r: rounded(objective.radiusCm), ...stroke, "stroke-width": sized(pen, 0.4) },
      "stroke-dasharray": `${sized(pen, 1.2)} ${sized(pen, 1)}`,
    });
  }
  const isExit = objective.shape === "exit";
  return svg("path", {
    ...{ class: "objective-ground", d: straightPath(pen, objective.points), ...stroke },
    ...{ "stroke-width": sized(pen, isExit ? 1.6 : 0.6), "stroke-linejoin": "round" },
    ...(isExit ? {} : { "stroke-dasharray": `${sized(pen, 2.4)} ${sized(pen, 1)}` }),
  });
}

/** The middle of an objective, where its sign stands. */
export function middleOfObjective(objective: MapObjective): Point {
  return objective.shape === "place" ? objective.at : midStation(objective.points).point;
}

/** The sign of an objective: a light diamond with its number among those that the reader knows. */
export function drawObjective({ n, at }: { readonly n: number; readonly at: Point }, pen: Pen) {
  const [x, y] = onPaper(pen, at);
  const half = HALF * pen.mark;
  const size = half * (n > 9 ? 0.8 : 1.05);
  return svg("g", { class: "objective" }, [
    svg("path", {
      d: `M${rounded(x)} ${rounded(y - half)}L${rounded(x + half)} ${rounded(y)}L${rounded(x)} ${rounded(y + half)}L${rounded(x - half)} ${rounded(y)}Z`,
      ...{ fill: pen.palette.sheet, stroke: pen.palette.ink, "stroke-width": sized(pen, 0.3) },
    }),
    svg(
      "text",
      {
        ...{ x: rounded(x), y: rounded(y + size * 0.35), "text-anchor": "middle" },
        ...{ "font-family": SANS, "font-weight": 600, "font-size": rounded(size) },
        fill: pen.palette.ink,
      },
      [String(n)],
    ),
  ]);
}

/** The outline of an objective's sign in the picture. */
export function objectiveOutline(at: Point, pen: Pen): readonly Point[] {
  const [x, y] = onPaper(pen, at);
  const half = HALF * pen.mark;
  return [
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y],
  ];
}
