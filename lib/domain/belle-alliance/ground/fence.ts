import { effectOfRow, OPEN_QUESTION } from "@/lib/rules/belle-alliance/terrain-effect";
import { moved, type Point, type Segment } from "@/lib/terrain/point";
import { lengthCm, type Polyline, stationsAlong } from "@/lib/terrain/polyline";
import {
  type Pen,
  rounded,
  sized,
  spacing,
  straightPath,
  strokesPath,
} from "../../table/drawing/pen";
import { dashed, stroke, ticks } from "../../table/drawing/strokes";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import { LINE_SAMPLE, LINE_START } from "../../table/ground/corners";
import { question } from "../../table/ground/terrain-field";
import { terrainKind } from "./terrain-kind";

const SORTS = ["fence", "shrubs", "dyke", "ditch"] as const;
type Sort = (typeof SORTS)[number];

/** A fence drawn with posts, shrubs as rings, a dyke with slopes on both sides, or a ditch with water in it. */
export const fence = terrainKind({
  kind: "fence",
  shape: "line",
  fields: { fence: question(SORTS) },
  openFinding: "fence-kind-open",
  family: "hedges",
  toolKey: "C",
  start: LINE_START,
  needsWideHitArea: true,
  strata: ["fence"],
  meaning: ({ fence: sort }) => (sort === null ? OPEN_QUESTION : effectOfRow(ROWS[sort])),
  draw: ({ fence: sort, points }, pen) => [
    { stratum: "fence", node: svg("g", {}, LOOKS[sort ?? "open"](points, pen)) },
  ],
  fringeCm: ({ points }) => lengthCm(points),
  sample: () => ({ points: LINE_SAMPLE }),
});

/** Ditches count as watercourses under 1 cm [2.3.6]. */
const ROWS = {
  fence: "shrubs-fences-hedge-rows",
  shrubs: "shrubs-fences-hedge-rows",
  dyke: "wood-edge-hedge-dyke",
  ditch: "watercourse-under-1",
} as const;

const LOOKS: Readonly<Record<Sort | "open", (points: Polyline, pen: Pen) => SvgNode[]>> = {
  fence: (points, pen) => {
    const d = straightPath(pen, points);
    const colour = pen.palette.wall;
    return [stroke(d, colour, sized(pen, 0.22)), ticks(d, pen, { colour, width: 1.1, gap: 1.8 })];
  },
  shrubs,
  dyke: (points, pen) => {
    const d = straightPath(pen, points);
    return [
      slopes(points, pen),
      stroke(d, pen.palette.contour, sized(pen, 0.55)),
      stroke(d, pen.palette.halo, sized(pen, 0.25)),
    ];
  },
  ditch: (points, pen) => {
    const d = straightPath(pen, points);
    return [
      stroke(d, pen.palette.contour, sized(pen, 0.8)),
      stroke(d, pen.palette.water, sized(pen, 0.4)),
    ];
  },
  open: (points, pen) => [
    stroke(straightPath(pen, points), pen.palette.open, sized(pen, 0.3), dashed(pen, 1, 0.7)),
  ],
};

function shrubs(points: Polyline, pen: Pen): SvgNode[] {
  return stationsAlong(points, spacing(pen, 1.7)).map(({ point: [x, y] }) =>
    svg("circle", {
      cx: rounded(x),
      cy: rounded(pen.depthCm - y),
      r: sized(pen, 0.5),
      fill: pen.palette.halo,
      stroke: pen.palette.hedge,
      "stroke-width": sized(pen, 0.25),
    }),
  );
}

function slopes(points: Polyline, pen: Pen): SvgNode {
  const strokes = stationsAlong(points, spacing(pen, 0.9)).map(({ point, along }): Segment => {
    const across: Point = [-along[1], along[0]];
    const reach = 0.8 * pen.mark;
    return [moved(point, across, -reach), moved(point, across, reach)];
  });
  return stroke(strokesPath(pen, strokes), pen.palette.contour, sized(pen, 0.18));
}
