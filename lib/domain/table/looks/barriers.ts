import { moved, type Point, type Segment } from "@/lib/terrain/point";
import { lengthCm, type Polyline, stationsAlong } from "@/lib/terrain/polyline";
import { type Pen, rounded, sized, spacing, straightPath, strokesPath } from "../drawing/pen";
import { dashed, stroke, ticks } from "../drawing/strokes";
import { type SvgNode, svg } from "../drawing/svg-node";
import { look, type ShapeOf } from "./look";

/** Line weight by height. */
const WALL_WEIGHTS = { "under-1m": 0.4, "1-2m": 0.6, "over-2m": 0.8 } as const;
const OPEN_WEIGHT = 0.5;

/** A wall: the higher, the heavier the line; over 2 m it has buttresses. */
export const wallLook = look({
  kind: "wall",
  shape: "line",
  strata: ["wall"],
  draw: ({ height, points }, pen) => {
    const { palette } = pen;
    const d = straightPath(pen, points);
    const line =
      height === null
        ? stroke(d, palette.open, sized(pen, OPEN_WEIGHT), dashed(pen, 1, 0.7))
        : stroke(d, palette.wall, sized(pen, WALL_WEIGHTS[height]));
    const buttresses =
      height === "over-2m" ? [ticks(d, pen, { colour: palette.wall, width: 1.5, gap: 3 })] : [];
    const node = svg("g", { "stroke-linejoin": "miter" }, [line, ...buttresses]);
    return [{ stratum: "wall", node }];
  },
});

type HedgeSort = NonNullable<ShapeOf<"hedge">["hedge"]>;

/** A hedge row drawn as small dots, a hedge as large ones, or a Holstein hedge as dots on its bank. */
export const hedgeLook = look({
  kind: "hedge",
  shape: "line",
  strata: ["hedge"],
  draw: ({ hedge: sort, points }, pen) => {
    const nodes = HEDGES[sort ?? "open"](straightPath(pen, points), pen);
    return [{ stratum: "hedge", node: svg("g", {}, nodes) }];
  },
});

const HEDGES: Readonly<Record<HedgeSort | "open", (d: string, pen: Pen) => SvgNode[]>> = {
  "hedge-row": (d, pen) => [dots(d, pen, { size: 0.7, gap: 1.5, colour: pen.palette.hedge })],
  hedge: (d, pen) => [dots(d, pen, { size: 0.95, gap: 1.15, colour: pen.palette.hedge })],
  "holstein-hedge": (d, pen) => [
    stroke(d, pen.palette.contour, sized(pen, 1.7)),
    stroke(d, pen.palette.halo, sized(pen, 1.3)),
    dots(d, pen, { size: 0.95, gap: 1.15, colour: pen.palette.hedge }),
  ],
  open: (d, pen) => [dots(d, pen, { size: 0.95, gap: 1.9, colour: pen.palette.open })],
};

interface Dots {
  readonly size: number;
  readonly gap: number;
  readonly colour: string;
}

/** Dots drawn as dashes of zero length with round ends. */
function dots(d: string, pen: Pen, { size, gap, colour }: Dots): SvgNode {
  return stroke(d, colour, sized(pen, size), {
    "stroke-dasharray": `0.01 ${sized(pen, gap)}`,
    "stroke-linecap": "round",
  });
}

type FenceSort = NonNullable<ShapeOf<"fence">["fence"]>;

/** A fence drawn with posts, shrubs as rings, a dyke with slopes on both sides, or a ditch with water in it. */
export const fenceLook = look({
  kind: "fence",
  shape: "line",
  strata: ["fence"],
  draw: ({ fence: sort, points }, pen) => [
    { stratum: "fence", node: svg("g", {}, FENCES[sort ?? "open"](points, pen)) },
  ],
  fringeCm: ({ points }) => lengthCm(points),
});

const FENCES: Readonly<Record<FenceSort | "open", (points: Polyline, pen: Pen) => SvgNode[]>> = {
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
