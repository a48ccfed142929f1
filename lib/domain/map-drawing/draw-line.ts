import type { Segment } from "@/lib/terrain/point";
import { moved, type Point } from "@/lib/terrain/point";
import { stationsAlong } from "@/lib/terrain/polyline";
import { smoothLine } from "@/lib/terrain/smooth";
import type { Feature } from "../scenario/feature";
import { apart, curvePath, type Pen, rounded, sized, straightPath, strokesPath } from "./pen";
import type { DrawnPart } from "./stratum";
import { type SvgAttributes, type SvgNode, svg } from "./svg-node";

type Of<Kind extends Feature["kind"]> = Extract<Feature, { kind: Kind }>;

/** A road: two edges at its true width; broken edges are earth. */
export function drawRoad(road: Of<"road">, pen: Pen): readonly DrawnPart[] {
  const d = curvePath(pen, smoothLine(road.points));
  const width = Math.max(road.widthCm, 0.9 * pen.mark);
  const dashes: SvgAttributes =
    road.surface === "earth" ? { "stroke-dasharray": `${sized(pen, 2.2)} ${sized(pen, 1)}` } : {};
  return [
    { stratum: "road-edge", node: stroke(d, pen.palette.roadEdge, width, dashes) },
    {
      stratum: "road",
      node: stroke(d, pen.palette.road, inside(width, pen), { "stroke-linecap": "round" }),
    },
  ];
}

/** A stream at its true width; a broken bank where the width is an open question. */
export function drawStream(stream: Of<"stream">, pen: Pen): readonly DrawnPart[] {
  const d = curvePath(pen, smoothLine(stream.points));
  const width = Math.max(stream.widthCm ?? 1, 0.7 * pen.mark);
  const bank: SvgAttributes =
    stream.widthCm === null
      ? { "stroke-dasharray": `${sized(pen, 1)} ${sized(pen, 0.7)}` }
      : { "stroke-linecap": "round" };
  return [
    { stratum: "water-edge", node: stroke(d, pen.palette.waterInk, width, bank) },
    {
      stratum: "water",
      node: stroke(d, pen.palette.water, inside(width, pen), { "stroke-linecap": "round" }),
    },
  ];
}

/** A bridge with its planks or parapets, a ford as a line of stones. */
export function drawCrossing(crossing: Of<"crossing">, pen: Pen): readonly DrawnPart[] {
  const { palette } = pen;
  const d = straightPath(pen, crossing.points);
  const width = crossing.widthCm;
  const deck = (fill: string) => [
    stroke(d, palette.wall, width),
    stroke(d, fill, Math.max(width * 0.5, width - 0.5 * pen.mark)),
  ];
  const nodes: Readonly<Record<NonNullable<typeof crossing.crossing> | "open", () => SvgNode[]>> = {
    "wood-bridge": () => [
      ...deck(palette.timber),
      stroke(d, palette.wall, width, {
        "stroke-dasharray": `${sized(pen, 0.12)} ${sized(pen, 0.8)}`,
      }),
    ],
    "stone-bridge": () => deck(palette.stone),
    ford: () => [
      stroke(d, palette.waterInk, width, {
        "stroke-dasharray": `${sized(pen, 0.25)} ${sized(pen, 0.6)}`,
      }),
    ],
    open: () => [
      stroke(d, palette.open, width, {
        opacity: 0.7,
        "stroke-dasharray": `${sized(pen, 0.8)} ${sized(pen, 0.5)}`,
      }),
    ],
  };
  return [{ stratum: "crossing", node: svg("g", {}, nodes[crossing.crossing ?? "open"]()) }];
}

/** A wall: the higher, the heavier; over 2 m with buttresses. */
export function drawWall(wall: Of<"wall">, pen: Pen): readonly DrawnPart[] {
  const { palette } = pen;
  const d = straightPath(pen, wall.points);
  const weight = { "under-1m": 0.4, "1-2m": 0.6, "over-2m": 0.8, open: 0.5 };
  const node = svg("g", { "stroke-linejoin": "miter" }, [
    stroke(
      d,
      wall.height === null ? palette.open : palette.wall,
      sized(pen, weight[wall.height ?? "open"]),
      wall.height === null ? { "stroke-dasharray": `${sized(pen, 1)} ${sized(pen, 0.7)}` } : {},
    ),
    ...(wall.height === "over-2m" ? [ticks(d, pen, palette.wall, 1.5, 3)] : []),
  ]);
  return [{ stratum: "wall", node }];
}

/** A hedge row as small dots, a hedge as large ones, a Holstein hedge as dots on its bank. */
export function drawHedge(hedge: Of<"hedge">, pen: Pen): readonly DrawnPart[] {
  const { palette } = pen;
  const d = straightPath(pen, hedge.points);
  const dots = (size: number, gap: number, colour: string) =>
    stroke(d, colour, sized(pen, size), {
      "stroke-dasharray": `0.01 ${sized(pen, gap)}`,
      "stroke-linecap": "round",
    });
  const nodes = {
    "hedge-row": () => [dots(0.7, 1.5, palette.hedge)],
    hedge: () => [dots(0.95, 1.15, palette.hedge)],
    "holstein-hedge": () => [
      stroke(d, palette.contour, sized(pen, 1.7)),
      stroke(d, palette.halo, sized(pen, 1.3)),
      dots(0.95, 1.15, palette.hedge),
    ],
    open: () => [dots(0.95, 1.9, palette.open)],
  }[hedge.hedge ?? "open"]();
  return [{ stratum: "hedge", node: svg("g", {}, nodes) }];
}

/** A fence with posts, shrubs as rings, a dyke with slopes on both sides, a ditch with water in it. */
export function drawFence(fence: Of<"fence">, pen: Pen): readonly DrawnPart[] {
  const { palette } = pen;
  const d = straightPath(pen, fence.points);
  const nodes = {
    fence: () => [stroke(d, palette.wall, sized(pen, 0.22)), ticks(d, pen, palette.wall, 1.1, 1.8)],
    shrubs: () => shrubs(fence.points, pen),
    dyke: () => [
      slopes(fence.points, pen),
      stroke(d, palette.contour, sized(pen, 0.55)),
      stroke(d, palette.halo, sized(pen, 0.25)),
    ],
    ditch: () => [
      stroke(d, palette.contour, sized(pen, 0.8)),
      stroke(d, palette.water, sized(pen, 0.4)),
    ],
    open: () => [
      stroke(d, palette.open, sized(pen, 0.3), {
        "stroke-dasharray": `${sized(pen, 1)} ${sized(pen, 0.7)}`,
      }),
    ],
  }[fence.fence ?? "open"]();
  return [{ stratum: "fence", node: svg("g", {}, nodes) }];
}

function stroke(d: string, colour: string, width: number, more: SvgAttributes = {}): SvgNode {
  return svg("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": rounded(width),
    "stroke-linejoin": "round",
    ...more,
  });
}

/** Short marks across a line: a wide stroke of which little is left. */
function ticks(d: string, pen: Pen, colour: string, width: number, gap: number): SvgNode {
  return stroke(d, colour, sized(pen, width), {
    "stroke-dasharray": `${sized(pen, 0.22)} ${sized(pen, gap)}`,
    "stroke-linejoin": "miter",
  });
}

function inside(width: number, pen: Pen): number {
  return Math.max(width * 0.45, width - 0.5 * pen.mark);
}

function shrubs(points: readonly Point[], pen: Pen): SvgNode[] {
  return stationsAlong(points, apart(pen, 1.7)).map(({ point: [x, y] }) =>
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

function slopes(points: readonly Point[], pen: Pen): SvgNode {
  const strokes = stationsAlong(points, apart(pen, 0.9)).map(({ point, along }): Segment => {
    const across: Point = [-along[1], along[0]];
    const reach = 0.8 * pen.mark;
    return [moved(point, across, -reach), moved(point, across, reach)];
  });
  return stroke(strokesPath(pen, strokes), pen.palette.contour, sized(pen, 0.18));
}
